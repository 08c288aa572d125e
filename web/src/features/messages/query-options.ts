/** Shows what is known at once and asks the server too; what runs in the background shows no loading state. */
export const LIST_OPTIONS = {
  fetchPolicy: 'cache-and-network',
  notifyOnNetworkStatusChange: false,
} as const;
