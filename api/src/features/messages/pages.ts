import type { MessagePage, MessageView } from './message.types';

/** Above every message id, for the page that starts with the newest message. */
export const LATEST = Number.MAX_SAFE_INTEGER;

/**
 * Creates a page of `first` messages from one row more, which only shows whether there is a next
 * page.
 */
export function pageOf(rows: MessageView[], first: number): MessagePage {
  const items = rows.slice(0, first);
  return { items, nextCursor: rows.length > first ? (items.at(-1)?.id ?? null) : null };
}
