import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

/**
 * The fetch policy of a query that shares fields with others: read again once the cache has it.
 * Before that, Apollo would drop a 'cache-and-network' request that is under way, and send another,
 * when a second answer fills a part of it.
 */
export function useReadPolicy(query: DocumentNode) {
  const client = useApolloClient();
  const [isRead] = useState(() => client.readQuery({ query }) !== null);
  return isRead ? 'cache-and-network' : 'cache-first';
}
