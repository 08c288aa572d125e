import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { whenAllowed } from './when-allowed';

/** The largest page of the server. */
const PAGE = 100;

interface PagedList<Row, Data, Variables extends OperationVariables> {
  query: TypedDocumentNode<Data, Variables>;
  /** The variables of the query; each page has its own `first` and `offset`. */
  variables: OperationVariables;
  itemsOf: (data: Data) => readonly Row[];
}

/** Reads all rows of a list, page by page. */
export function useReadAll<Row, Data, Variables extends OperationVariables>({
  query,
  variables,
  itemsOf,
}: PagedList<Row, Data, Variables>) {
  const client = useApolloClient();
  const [isReading, setReading] = useState(false);

  async function readAll(): Promise<Row[]> {
    setReading(true);
    try {
      const found: Row[] = [];
      for (let isLast = false; !isLast; ) {
        const part: OperationVariables = { ...variables, first: PAGE, offset: found.length };
        const options = { query, variables: part, fetchPolicy: 'network-only' } as const;
        const { data } = await whenAllowed(() => client.query<Data>(options));
        const rows = data ? itemsOf(data) : [];
        found.push(...rows);
        isLast = rows.length < PAGE;
      }
      return found;
    } finally {
      setReading(false);
    }
  }
  return { readAll, isReading };
}
