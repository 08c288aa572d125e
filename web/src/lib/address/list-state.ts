import { useLocation } from 'react-router-dom';

/** What the page of a record knows of the list that it was opened from. */
export interface ListState {
  /** The records around it, in the list's order. */
  ids: readonly string[];
  /** The list's address. */
  from: string;
}

/** Returns the list that a page was opened from; null if it was opened by its address. */
export function listOf(state: unknown): ListState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { ids, from } = state as Partial<Record<keyof ListState, unknown>>;
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return isList && typeof from === 'string' ? { ids, from } : null;
}

/** Returns what the pages of these records are to know of the list that is shown here. */
export function useListState(ids: readonly string[] = []): ListState {
  const { pathname, search } = useLocation();
  return { ids, from: `${pathname}${search}` };
}
