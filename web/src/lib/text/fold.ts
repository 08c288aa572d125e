const ACCENTS = /\p{M}/gu;

/** A text as searches compare it: 'Åre, Jämtland' is 'are, jamtland'. */
export const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase();
