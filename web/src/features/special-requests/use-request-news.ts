import { useCallback, useEffect, useState } from 'react';
import { useRefetch } from '../../kit/use-refetch';
import { useRefresher } from '../../kit/use-refresher';

const FRESH_MS = 3_000;
/** By then the server surely listens for the subscription that was sent with the first query. */
const SETTLED_MS = 1_000;
const NONE: ReadonlySet<number> = new Set();

/** Reads queries on screen again, by their names, when a request changed, and knows for a moment which did. */
export function useRequestNews(queryNames: readonly string[]) {
  const refetch = useRefetch();
  const refresh = useRefresher(() => refetch(queryNames));
  const [fresh, setFresh] = useState(NONE);
  useEffect(() => {
    // What came between the first answer and the subscription has been told to nobody here.
    const timer = setTimeout(refresh, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [refresh]);
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(NONE), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  const tell = useCallback(
    (id: number) => {
      setFresh((before) => new Set(before).add(id));
      refresh();
    },
    [refresh],
  );
  return { fresh, tell, refresh };
}
