import { setTimeout as sleep } from 'node:timers/promises';

/** How a process leaves: proxies and sockets learn of it while requests are still served, and then it closes. */
export class Departure {
  private readonly listeners = new Set<(drainMs: number) => void>();
  private leaving = false;
  private closing = false;

  /** Requests are served, but those who ask should go elsewhere next time. */
  get isLeaving(): boolean {
    return this.leaving;
  }

  /** What is under way ends; nothing new begins. */
  get isClosing(): boolean {
    return this.closing;
  }

  /** Calls the listener when the process begins to leave, with the time that is left in ms. */
  onLeaving(listener: (drainMs: number) => void): void {
    this.listeners.add(listener);
  }

  /** Begins to leave; resolves when the time for it is over. */
  async begin(drainMs: number): Promise<void> {
    this.leaving = true;
    for (const listener of this.listeners) listener(drainMs);
    await sleep(drainMs);
    this.closing = true;
  }
}
