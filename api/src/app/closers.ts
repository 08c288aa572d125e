import { setTimeout as sleep } from 'node:timers/promises';

type Closer = () => Promise<unknown>;

/** Closes what was opened, in reverse order. */
export class Closers {
  private readonly closers: Closer[] = [];

  push(...closers: Closer[]): void {
    this.closers.push(...closers);
  }

  /**
   * Closes everything, regardless of failures, including what is opened while it runs; stops
   * waiting for one item after `limitMs`.
   */
  async closeAll(onFailure: (error: unknown) => void, limitMs?: number): Promise<void> {
    for (let close = this.closers.pop(); close; close = this.closers.pop()) {
      const closing = close().catch(onFailure);
      await (limitMs === undefined ? closing : Promise.race([closing, sleep(limitMs)]));
    }
  }
}
