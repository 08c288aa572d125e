import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Answers how to read queries on screen again, by their names; what is not on screen stays as it is. */
export function useRefetch(): (names: readonly string[]) => Promise<unknown> {
  const client = useApolloClient();
  return useCallback(
    (names) =>
      client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName = '' }) => names.includes(queryName),
      }),
    [client],
  );
}
