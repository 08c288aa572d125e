import { useEffect, useState } from 'react';
import { trackWork } from './quiet/quiet';

/** A lazily loaded part, cached once it has loaded. */
export interface LazyPart<Part> {
  load: () => Promise<Part>;
  loaded?: Part;
}

/** Loads a part unless it is there; if that fails, the next call tries again. */
export async function loadPart<Part>(lazy: LazyPart<Part>): Promise<void> {
  lazy.loaded ??= await trackWork('file', lazy.load());
}

/**
 * Returns the part: undefined while loading, null if it cannot be fetched; available at once after
 * that.
 */
export function useLazyPart<Part>(lazy: LazyPart<Part>): Part | undefined | null {
  const [state, setState] = useState(lazy.loaded ? 'here' : 'loading');
  useEffect(() => {
    // It may have arrived since this was rendered: nothing else would render it again.
    if (lazy.loaded) return setState('here');
    let isShown = true;
    const settle = (next: string) => () => isShown && setState(next);
    loadPart(lazy).then(settle('here'), settle('failed'));
    return () => {
      isShown = false;
    };
  }, [lazy]);
  return lazy.loaded ?? (state === 'failed' ? null : undefined);
}
