/** Above every id: the page before it starts with the newest. */
export const NEWEST_ID = Number.MAX_SAFE_INTEGER;

/** Items, newest first, and the cursor of the next page; null on the last. */
interface CursorPage<Item, Cursor> {
  items: Item[];
  nextCursor: Cursor | null;
}

/** A page of `first` rows from one more than that, which only shows whether another page follows. */
export function cursorPage<Item, Cursor>(
  rows: readonly Item[],
  first: number,
  cursorOf: (last: Item) => Cursor,
): CursorPage<Item, Cursor> {
  const items = rows.slice(0, first);
  const last = items.at(-1);
  return { items, nextCursor: last && rows.length > first ? cursorOf(last) : null };
}
