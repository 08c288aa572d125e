/** A reason that says something has three letters; a full stop has none. */
export const FEWEST_LETTERS = 3;

/** Matches a reason that people can read. */
export const READABLE = new RegExp(`(\\p{L}\\P{L}*){${FEWEST_LETTERS}}`, 'u');
