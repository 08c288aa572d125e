import { useEffect, useState } from 'react';

type Pictures = typeof import('./pictures');

let pictures: Pictures | undefined;

/** The charts, in a file of their own; undefined until they are here, and for good if they cannot be fetched. */
export function usePictures(): Pictures | undefined {
  const [here, setHere] = useState(pictures);
  useEffect(() => {
    let isShown = true;
    import('./pictures').then(
      (loaded) => {
        pictures = loaded;
        if (isShown) setHere(loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return here;
}
