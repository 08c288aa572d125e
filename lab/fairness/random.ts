/** A reproducible source of random numbers; each draw moves it on. */
export interface Random {
  /** At least 0, below 1. */
  uniform: () => number;
  /** Normally distributed: mean 0, standard deviation 1. */
  normal: () => number;
  shuffled: <Item>(items: readonly Item[]) => Item[];
}

/** Returns the numbers that follow from a seed (mulberry32), the same on every machine. */
export function randomOf(seed: number): Random {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // Twelve uniform numbers are close to normal, and need no function that machines round apart.
  const normal = () => Array.from({ length: 12 }, uniform).reduce((sum, one) => sum + one) - 6;
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, at: uniform() }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item);
  return { uniform, normal, shuffled };
}
