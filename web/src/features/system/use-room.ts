import { useEffect, useRef, useState } from 'react';
import { keepText, readText } from '../../lib/keep-text';

/** Where this browser keeps how high the band was. */
const STORAGE_KEY = 'fairweek-waiting-room';

/**
 * Gives an element the height that it had when it was last loaded, until it is loaded again, so that
 * nothing below it moves then. At first its own style decides.
 */
export function useRoom(isLoading: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [height] = useState(() => readText(STORAGE_KEY) ?? undefined);
  useEffect(() => {
    const now = ref.current?.offsetHeight;
    if (!isLoading && now) keepText(localStorage, STORAGE_KEY, `${now}px`);
  });
  return { ref, style: isLoading ? { height } : undefined };
}
