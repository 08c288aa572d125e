import { type LazyPart, useLazyPart } from '../../../lib/lazy-part';

type Pictures = typeof import('./pictures').pictures;

const pictures: LazyPart<Pictures> = {
  load: async () => (await import('./pictures')).pictures,
};

/** The charts, loaded lazily; undefined until loaded, null if loading failed. */
export const usePictures = () => useLazyPart(pictures);
