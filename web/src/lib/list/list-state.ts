import { useLocation } from 'react-router-dom';

/** The list’s state for the page of a record. */
export interface ListState {
  /** The records of the list's page, in its order. */
  ids: readonly string[];
  /** The list's address. */
  from: string;
  /** The number of records on all pages. */
  total: number;
  /** The variables of the list’s query, with the part that its page shows. */
  variables: ListPart;
}

interface ListPart {
  first: number;
  offset: number;
}

/** Returns the list that a page was opened from; null if it was opened by its address. */
export function listOf(state: unknown): ListState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { ids, from, total, variables } = state as Partial<Record<keyof ListState, unknown>>;
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  if (!isList || typeof from !== 'string' || typeof total !== 'number') return null;
  return typeof variables === 'object' && variables !== null
    ? { ids, from, total, variables: variables as ListPart }
    : null;
}

/**
 * Returns what the pages of these records are to know of the list that is shown here. The page is
 * the answer to these variables; undefined until it is there.
 */
export function useListState<Row>(
  page: { items: readonly Row[]; total: number } | undefined,
  idOf: (row: Row) => string,
  variables: ListPart,
): ListState {
  const { pathname, search } = useLocation();
  const { items, total } = page ?? { items: [], total: 0 };
  return { ids: items.map(idOf), total, variables, from: `${pathname}${search}` };
}

/** Returns what a list shows at another page. */
export function listAt(
  { from, variables }: ListState,
  offset: number,
  page: Pick<ListState, 'ids' | 'total'>,
): ListState {
  const { first } = variables;
  const [path, search] = from.split('?');
  const params = new URLSearchParams(search);
  if (offset === 0) params.delete('page');
  else params.set('page', String(Math.floor(offset / first) + 1));
  params.set('size', String(first));
  return { ...page, from: `${path}?${params}`, variables: { ...variables, offset } };
}
