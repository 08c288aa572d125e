/** What the page of a request knows of the list that it was opened from. */
export interface RequestListState {
  /** The requests around it, in the list's order. */
  ids: readonly string[];
  /** The list's address. */
  from: string;
}

/** Returns the list that a page was opened from; null if it was opened by its address. */
export function listOf(state: unknown): RequestListState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { ids, from } = state as Partial<Record<keyof RequestListState, unknown>>;
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return isList && typeof from === 'string' ? { ids, from } : null;
}
