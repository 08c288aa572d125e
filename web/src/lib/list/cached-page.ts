import type { ApolloCache, Reference } from '@apollo/client';
import {
  idOrder,
  idReader,
  mergeNewestFirst,
  type NewestFirstPage,
  type PageOptions,
} from './newest-first';

type ReadField = PageOptions['readField'];

/** Updates the newest items of one cached list; returns false if it is not loaded. */
export function modifyPage(
  cache: ApolloCache,
  { field, of }: { field: string; of: Record<string, string> },
  change: (page: NewestFirstPage, readField: ReadField) => NewestFirstPage,
): boolean {
  const wanted = `${field}:${JSON.stringify(of)}`;
  let isLoaded = false;
  cache.modify<Record<string, NewestFirstPage>>({
    id: 'ROOT_QUERY',
    fields: {
      [field]: (page, { storeFieldName, readField }) => {
        if (storeFieldName !== wanted) return page as NewestFirstPage;
        isLoaded = true;
        return change(page as NewestFirstPage, readField as ReadField);
      },
    },
  });
  return isLoaded;
}

/** Inserts an item that arrived live into its page, once. */
export function withArrived(
  page: NewestFirstPage,
  { id, reference }: { id: string; reference: Reference },
  readField: ReadField,
): NewestFirstPage {
  const arrived = idOrder(id);
  const known = page.items.map(idReader(readField));
  if (known.includes(arrived)) return page;
  const older = known.findIndex((one) => one < arrived);
  const at = older === -1 ? known.length : older;
  return {
    ...page,
    items: [...page.items.slice(0, at), reference, ...page.items.slice(at)],
    live: [...(page.live ?? []), arrived],
  };
}

/** Evicts the lists that are not displayed; they would otherwise keep a gap of missed items. */
export function evictPages(
  cache: ApolloCache,
  field: string,
  displayed: readonly Record<string, string>[],
): void {
  const kept = displayed.map((of) => `${field}:${JSON.stringify(of)}`);
  cache.modify<Record<string, unknown>>({
    id: 'ROOT_QUERY',
    fields: {
      [field]: (page, { storeFieldName, DELETE }) =>
        kept.includes(storeFieldName) ? page : DELETE,
    },
  });
}

interface AroundPage extends NewestFirstPage {
  newerCursor: string | null;
}

/** Adds earlier or later items to those around one. */
function mergeAround(
  existing: AroundPage | undefined,
  incoming: AroundPage,
  { args }: PageOptions,
): AroundPage {
  if (!existing || !(args?.before || args?.after)) return incoming;
  const { items, pageInfo, newerCursor } = existing;
  return args.after
    ? { ...incoming, items: [...incoming.items, ...items], pageInfo }
    : { ...incoming, items: [...items, ...incoming.items], newerCursor };
}

/** Merges a page of messages: of the newest ones, or of those around one. */
export const mergeMessages = (
  existing: AroundPage | undefined,
  incoming: AroundPage,
  options: PageOptions,
) => (options.args?.around ? mergeAround : mergeNewestFirst)(existing, incoming, options);
