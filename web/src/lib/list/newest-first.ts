import type { FieldFunctionOptions, Reference } from '@apollo/client';
import type { PageInfo } from './use-load-more';

/** A cached list, newest first, that grows at the top without gaps. */
export interface NewestFirstPage {
  __typename?: string;
  items: readonly Reference[];
  pageInfo: PageInfo;
  /** By their order: what arrived live and no response has confirmed yet. */
  live?: readonly number[];
  /** True once no events keep it up to date: the next response replaces it. */
  isOutdated?: boolean;
}

export type PageOptions = Pick<FieldFunctionOptions, 'args' | 'readField'>;

type ReadField = <T>(fieldName: string, from: Reference) => T | undefined;

/** Reads the id of a cached item, by which it stands in order. */
export const idReader = (readField: ReadField) => (item: Reference) =>
  idOrder(readField<string>('id', item));

/**
 * Merges a page into such a list: the page is complete for the ids it spans; items outside are kept
 * only if there is no gap to them.
 */
export function mergeNewestFirst(
  existing: NewestFirstPage | undefined,
  incoming: NewestFirstPage,
  { args, readField }: PageOptions,
): NewestFirstPage {
  if (!existing) {
    return incoming;
  }
  const idOf = idReader(readField);
  const before: number = args?.before ? idOrder(args.before) : Number.POSITIVE_INFINITY;
  const lastItem = incoming.items.at(-1);
  const isLast = !incoming.pageInfo.hasNextPage || lastItem === undefined;
  const lower = isLast ? Number.NEGATIVE_INFINITY : idOf(lastItem);
  const oldestKnown = existing.items.at(-1);
  if (args?.before && oldestKnown && before < idOf(oldestKnown)) {
    return existing; // The list was reset to its newest page since: this page would leave a gap.
  }
  const newestIncoming = incoming.items[0] ? idOf(incoming.items[0]) : 0;
  const live = existing.live ?? [];
  const newer = existing.items.filter((item) => {
    const id = idOf(item);
    return args?.before ? id >= before : id > newestIncoming && live.includes(id);
  });
  const isOverlap = !existing.isOutdated && existing.items.some((item) => idOf(item) === lower);
  const joins = isOverlap || Boolean(args?.before);
  const older = joins ? existing.items.filter((item) => idOf(item) < lower) : [];
  return {
    ...incoming,
    items: [...newer, ...incoming.items, ...older],
    pageInfo: (older.length > 0 ? existing : incoming).pageInfo,
    live: live.filter((id) => newer.some((item) => idOf(item) === id)),
  };
}

/** The place of an id among others: ids are texts that count up. Without an id, before all. */
export const idOrder = (id: string | undefined): number => Number(id ?? 0);
