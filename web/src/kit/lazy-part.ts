import { useEffect, useState } from 'react';

/** A part in a file of its own, and where it is kept once it is here. */
export interface LazyPart<Part> {
  load: () => Promise<Part>;
  loaded?: Part;
}

/** The part: undefined until it is here, null if it cannot be fetched; once fetched it is there at once. */
export function useLazyPart<Part>(lazy: LazyPart<Part>): Part | undefined | null {
  // In an object, for a part may be a function, which React would call.
  const [{ part }, setState] = useState<{ part: Part | undefined | null }>({ part: lazy.loaded });
  useEffect(() => {
    if (lazy.loaded) return;
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
