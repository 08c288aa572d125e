import type { MessagePage, MessageView } from './message.types';

/** Above every message id: the page that starts with the newest. */
export const LATEST = Number.MAX_SAFE_INTEGER;

/** Makes a page of `first` messages of one more row than that, which only says whether there are more. */
export function pageOf(rows: MessageView[], first: number): MessagePage {
  const items = rows.slice(0, first);
  return { items, nextCursor: rows.length > first ? (items.at(-1)?.id ?? null) : null };
}
