import type { MessagePage, MessageView } from './message.types';

/** Above every message id: the page that starts with the newest. */
export const LATEST = 2_147_483_647;

/** Makes a page of `first` messages of one more row than that, which only says whether there are more. */
export function pageOf(rows: MessageView[], first: number): MessagePage {
  const items = rows.slice(0, first);
  return { items, nextCursor: rows.length > first ? (items.at(-1)?.id ?? null) : null };
}
