import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Graceful shutdown: proxies and sockets are notified while requests are still served; then the
 * process closes.
 */
export class Departure {
  private readonly listeners = new Set<(drainMs: number) => void>();
  private leaving = false;
  private closing = false;

  /** True while requests are still served but clients should reconnect elsewhere. */
  get isLeaving(): boolean {
    return this.leaving;
  }

  /** True once running requests finish and no new ones are accepted. */
  get isClosing(): boolean {
    return this.closing;
  }

  /**
   * Calls the listener when the shutdown starts, with the drain time in ms; returns what removes it.
   */
  onLeaving(listener: (drainMs: number) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Starts the shutdown; resolves when the drain time is over. */
  async begin(drainMs: number): Promise<void> {
    this.leaving = true;
    for (const listener of this.listeners) listener(drainMs);
    await sleep(drainMs);
    this.closing = true;
  }
}
