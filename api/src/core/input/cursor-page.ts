import { fromJson, type Json } from '../database/json';
import { Flag, IdOrNull, One, TextOrNull, View } from '../view/view';

/** Above every id: the page before it starts with the newest. */
export const NEWEST_ID = Number.MAX_SAFE_INTEGER;

@View('Where a page ends.')
export class PageInfo {
  @Flag('Whether another page follows.') hasNextPage!: boolean;
  @TextOrNull('Cursor of the last item: pass it to get the next page; null if the page is empty.')
  endCursor!: string | null;
}

const SUPERSEDED = 'Use pageInfo.';

/** A page whose next one begins at a cursor. */
@View()
export class CursorPage {
  @One(PageInfo, 'Where this page ends; its endCursor is the cursor of the next one.')
  pageInfo!: PageInfo;
}

/** A page of what goes by id, newest first. */
@View()
export class NewestFirstPage extends CursorPage {
  @IdOrNull("Pass as 'before' to get the next, older page; null on the last page.", SUPERSEDED)
  nextCursor!: number | null;
}

/** A page of what goes by its last activity. */
@View()
export class LastActivePage extends CursorPage {
  @TextOrNull("Pass as 'after' to get the next page; null on the last page.", SUPERSEDED)
  nextCursor!: string | null;
}

/** Items, newest first, and the cursor of the next page; null on the last. */
interface CursorItems<Item, Cursor> extends CursorPage {
  items: Item[];
  nextCursor: Cursor | null;
}

/** A page of `first` rows from one more than that, which only shows whether another page follows. */
export function cursorPage<Item, Cursor>(
  rows: readonly Item[],
  first: number,
  cursorOf: (last: Item) => Cursor,
): CursorItems<Item, Cursor> {
  const items = rows.slice(0, first);
  const last = items.at(-1);
  const end = last === undefined ? null : cursorOf(last);
  const hasNextPage = rows.length > first;
  const pageInfo = { hasNextPage, endCursor: end === null ? null : String(end) };
  return { items, nextCursor: hasNextPage ? end : null, pageInfo };
}

/** A page whose items are JSON, as a program gets them. */
export type JsonPage<Page extends { items: object[] }> = Omit<Page, 'items'> & {
  items: Json<Page['items'][number]>[];
};

/** A page of rows that go by the id of their item. */
export const pageById = <Item extends { id: number }>(
  rows: readonly { item: Json<Item> }[],
  first: number,
) =>
  cursorPage(
    rows.map(({ item }) => item),
    first,
    (last) => fromJson(last).id,
  );
