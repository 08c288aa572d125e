import { setTimeout as sleep } from 'node:timers/promises';

type Closer = () => Promise<unknown>;

/** What was opened, to be closed in the reverse order. */
export class Closers {
  private readonly closers: Closer[] = [];

  push(...closers: Closer[]): void {
    this.closers.push(...closers);
  }

  /**
   * Closes everything, whatever fails on the way, and what is opened in the meantime; goes on
   * without what takes longer than `limitMs`.
   */
  async closeAll(onFailure: (error: unknown) => void, limitMs?: number): Promise<void> {
    for (let close = this.closers.pop(); close; close = this.closers.pop()) {
      const closing = close().catch(onFailure);
      await (limitMs === undefined ? closing : Promise.race([closing, sleep(limitMs)]));
    }
  }
}
