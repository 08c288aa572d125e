export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface Pauses {
  /** Upper bounds of the first pause and of any pause, in ms. */
  first: number;
  longest: number;
}

/**
 * Returns the pause before the next attempt, in ms: it doubles each time, with jitter between
 * browsers.
 */
export const backoff = (tries: number, { first, longest }: Pauses): number =>
  Math.min(longest, first * 2 ** (tries - 1)) * (0.5 + Math.random() / 2);
