import { ArgsType } from 'type-graphql';
import { cursorPage, NEWEST_ID, type PageInfo } from './cursor-page';
import { IdInput, IntInput } from './input';

/** Where in a list that goes by id a page lies, newest first; by default the newest are read. */
@ArgsType()
export class AroundArgs {
  @IntInput('Page size; defaults to 30.', { max: 100, optional: true }) first?: number;
  @IdInput('Only messages older than the one with this id.', { optional: true }) before?: number;
  @IdInput('Only messages newer than the one with this id, those next to it.', { optional: true })
  after?: number;
  @IdInput('The messages around the one with this id, instead of the newest; a half before it.', {
    optional: true,
  })
  around?: number;
}

/** Reads at most `count` items beyond one with an id: the older ones newest first, the newer ones oldest first. */
type ReadBeyond<Item> = (from: number, count: number) => Promise<Item[]>;

/** A page with the cursors of the next older and the next newer one. */
interface AroundPage<Item> {
  items: Item[];
  pageInfo: PageInfo;
  nextCursor: number | null;
  newerCursor?: number | null;
}

/** Reads a page of items, newest first: the newest ones, those before or after one, or those around one. */
export async function readAround<Item>(
  { first = 30, before, after, around }: AroundArgs,
  list: { older: ReadBeyond<Item>; newer: ReadBeyond<Item>; idOf(item: Item): number },
): Promise<AroundPage<Item>> {
  const older = async (from: number, count: number) =>
    cursorPage(await list.older(from, count + 1), count, list.idOf);
  const newer = async (from: number, count: number) => {
    const { items, nextCursor } = cursorPage(await list.newer(from, count + 1), count, list.idOf);
    return { items: items.toReversed(), newerCursor: nextCursor };
  };
  if (after !== undefined) {
    const pageInfo = { hasNextPage: false, endCursor: null };
    return { ...(await newer(after, first)), nextCursor: null, pageInfo };
  }
  if (around === undefined || before !== undefined) return older(before ?? NEWEST_ID, first);
  const half = Math.ceil(first / 2);
  const [past, later] = await Promise.all([older(around + 1, half), newer(around, half)]);
  return {
    ...past,
    items: [...later.items, ...past.items],
    newerCursor: later.newerCursor,
  };
}
