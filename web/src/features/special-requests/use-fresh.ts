import { useCallback, useEffect, useState } from 'react';

const FRESH_MS = 3_000;
const NONE: ReadonlySet<string> = new Set();

/** Briefly remembers which requests were just added or changed. */
export function useFresh() {
  const [fresh, setFresh] = useState(NONE);
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(NONE), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  const note = useCallback((id: string) => setFresh((before) => new Set(before).add(id)), []);
  return { fresh, note };
}
