import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type ListState, listAt } from './list-state';

/** A record, with the page of the list that it is on. */
interface Place {
  id: string;
  list: ListState;
}

/** The records just before and after a page of a list; none at the ends, and until known. */
export interface PagesAround {
  before?: Place | undefined;
  after?: Place | undefined;
}

/** Where the next page to read begins; undefined if the neighbours are on this one. */
function offsetBeyond(list: ListState | null, id: string | undefined): number | undefined {
  const place = id === undefined ? -1 : (list?.ids.indexOf(id) ?? -1);
  if (!list || place < 0) return undefined;
  const { first, offset } = list.variables;
  if (place === list.ids.length - 1 && offset + list.ids.length < list.total) return offset + first;
  return place === 0 && offset > 0 ? Math.max(offset - first, 0) : undefined;
}

/**
 * Reads the next or previous page of the list that a record was opened from, if the record is at
 * the end of its page.
 */
export function usePagesAround<Data, Variables extends OperationVariables>(
  list: ListState | null,
  id: string | undefined,
  query: TypedDocumentNode<Data, Variables>,
  pageOf: (data: Data) => { ids: string[]; total: number },
): PagesAround {
  const offset = offsetBeyond(list, id);
  const read = (from: number | undefined) => ({
    variables: { ...list?.variables, offset: from },
    fetchPolicy: 'network-only' as const,
    skip: from === undefined,
  });
  const first = useQuery<Data, OperationVariables>(query, read(offset)).data;
  // Rows that have left the list since, such as answered requests, have moved the others up.
  const gone = list && first ? Math.max(list.total - pageOf(first).total, 0) : 0;
  const isAfter = list !== null && offset !== undefined && offset > list.variables.offset;
  const moved = isAfter && gone > 0 ? Math.max(offset - gone, 0) : undefined;
  const second = useQuery<Data, OperationVariables>(query, read(moved)).data;
  const data = moved === undefined ? first : second;
  if (!list || !data || offset === undefined) return {};
  const page = pageOf(data);
  const other = listAt(list, moved ?? offset, page);
  // With rows that were added since, the other page begins with some of this one.
  const added = page.ids.filter((one) => !list.ids.includes(one));
  const next = isAfter ? added[0] : added.at(-1);
  const place = next === undefined ? undefined : { id: next, list: other };
  return isAfter ? { after: place } : { before: place };
}
