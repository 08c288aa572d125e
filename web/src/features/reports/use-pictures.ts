import { type LazyPart, useLazyPart } from '../../kit/lazy-part';

type Pictures = typeof import('./pictures').pictures;

const pictures: LazyPart<Pictures> = {
  load: async () => (await import('./pictures')).pictures,
};

/** The charts, in a file of their own; undefined until they are here, null for good if they cannot be fetched. */
export const usePictures = () => useLazyPart(pictures);
