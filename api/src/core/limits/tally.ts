/** Counts entries by key. */
export class Tally<Key> {
  private readonly counts = new Map<Key, number>();

  /**
   * Adds one unless the limit is reached; returns a function that removes it again, or undefined.
   */
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
