interface Pauses {
  /** The longest that the first pause may be, and that any may be, in ms. */
  first: number;
  longest: number;
}

/** How long to pause before the next try, in ms: twice as long after each, and not the same for all browsers at once. */
export const backoff = (tries: number, { first, longest }: Pauses): number =>
  Math.min(longest, first * 2 ** (tries - 1)) * (0.5 + Math.random() / 2);
