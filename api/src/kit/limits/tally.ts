/** Counts things by their key. */
export class Tally<Key> {
  private readonly counts = new Map<Key, number>();

  /** Counts one more unless there are that many; answers how to take it back, or undefined. */
  take(key: Key, limit: number): (() => void) | undefined {
    const count = this.counts.get(key) ?? 0;
    if (count >= limit) return undefined;
    this.counts.set(key, count + 1);
    return () => {
      const rest = (this.counts.get(key) ?? 1) - 1;
      if (rest > 0) this.counts.set(key, rest);
      else this.counts.delete(key);
    };
  }
}
