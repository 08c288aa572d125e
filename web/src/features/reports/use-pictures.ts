import { useEffect, useState } from 'react';

type Pictures = typeof import('./pictures').pictures;

let fetched: Pictures | undefined;

/** The charts, in a file of their own; undefined until they are here, and for good if they cannot be fetched. */
export function usePictures(): Pictures | undefined {
  const [pictures, setPictures] = useState(fetched);
  useEffect(() => {
    let isShown = true;
    import('./pictures').then(
      (loaded) => {
        fetched = loaded.pictures;
        if (isShown) setPictures(fetched);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return pictures;
}
