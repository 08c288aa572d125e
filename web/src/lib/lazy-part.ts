import { useEffect, useState } from 'react';

/** A lazily loaded part, cached once it has loaded. */
export interface LazyPart<Part> {
  load: () => Promise<Part>;
  loaded?: Part;
}

/**
 * Returns the part: undefined while loading, null if it cannot be fetched; available at once after
 * that.
 */
export function useLazyPart<Part>(lazy: LazyPart<Part>): Part | undefined | null {
  // In an object, because React would call a part that is a function.
  const [{ part }, setState] = useState<{ part: Part | undefined | null }>({ part: lazy.loaded });
  useEffect(() => {
    const { loaded } = lazy;
    // It may have arrived after this was rendered: nothing else would render it again.
    if (loaded) return setState((now) => (now.part === loaded ? now : { part: loaded }));
    let isShown = true;
    lazy.load().then(
      (loaded) => {
        lazy.loaded = loaded;
        if (isShown) setState({ part: loaded });
      },
      () => isShown && setState({ part: null }),
    );
    return () => {
      isShown = false;
    };
  }, [lazy]);
  return part;
}
