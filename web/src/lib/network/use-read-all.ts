import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

/** The largest page of the server. */
const PAGE = 100;

/** Reads all rows of a list, page by page. */
export function useReadAll<Row>(
  readPart: (
    client: ApolloClient,
    part: { first: number; offset: number },
  ) => Promise<readonly Row[]>,
) {
  const client = useApolloClient();
  const [isReading, setReading] = useState(false);

  async function readAll(): Promise<Row[]> {
    setReading(true);
    try {
      const found: Row[] = [];
      for (let isLast = false; !isLast; ) {
        const rows = await readPart(client, { first: PAGE, offset: found.length });
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
