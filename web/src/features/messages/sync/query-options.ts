/**
 * Shows what is known at once and asks the server too; what runs in the background shows no loading
 * state, and what it brings is merged page by page instead of replacing all that is loaded.
 */
export const LIST_OPTIONS = {
  fetchPolicy: 'cache-and-network',
  notifyOnNetworkStatusChange: false,
  refetchWritePolicy: 'merge',
} as const;
