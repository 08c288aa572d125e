import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The responses that a client got during other activity. */
interface Seen {
  asked: number;
  failed: number;
  /** Maximum wait, in ms. */
  slowest: number;
}

/** A client that keeps sending requests during other activity. */
export interface Probe {
  /** The responses since the previous call. */
  seen(): Promise<Seen>;
  stop(): void;
}

/** Starts a client in a process of its own. */
export function startProbe(cookie: string, urls: string[]): Probe {
  const child = fork(join(__dirname, 'probe-client.cjs'), [cookie, ...urls]);
  return {
    async seen() {
      const answer = once(child, 'message');
      child.send('seen');
      const [seen] = await answer;
      return seen;
    },
    stop: () => child.disconnect(),
  };
}
