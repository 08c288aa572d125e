/**
 * Shows cached data at once and refetches it. Background requests show no loading state, and their
 * results are merged page by page instead of replacing what is loaded.
 */
export const LIST_OPTIONS = {
  fetchPolicy: 'cache-and-network',
  notifyOnNetworkStatusChange: false,
  refetchWritePolicy: 'merge',
} as const;
