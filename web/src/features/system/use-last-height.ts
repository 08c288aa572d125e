import { useEffect, useRef, useState } from 'react';
import { keepText, readText } from '../../lib/keep-text';

/** Where this browser keeps the height of the band. */
const STORAGE_KEY = 'fairweek-waiting-height';

/**
 * Gives an element its last loaded height while it loads, so that nothing below it moves. The first
 * time, its own style decides.
 */
export function useLastHeight(isLoading: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [height] = useState(() => readText(STORAGE_KEY) ?? undefined);
  useEffect(() => {
    const now = ref.current?.offsetHeight;
    if (!isLoading && now) keepText(localStorage, STORAGE_KEY, `${now}px`);
  });
  return { ref, style: isLoading ? { height } : undefined };
}
