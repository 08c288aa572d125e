import { useCallback } from 'react';
import { useBriefly } from '../../lib/use-briefly';

/** Briefly remembers which requests were just added or changed. */
export function useFresh() {
  const [fresh, setFresh] = useBriefly<string>(3_000);
  const note = useCallback(
    (id: string) => setFresh((before) => new Set(before).add(id)),
    [setFresh],
  );
  return { fresh, note };
}
