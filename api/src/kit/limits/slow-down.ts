import { setTimeout as sleep } from 'node:timers/promises';

/** Requests that wait at a time in one process, so that their memory is bounded. */
const MAX_WAITING = 500;

let waiting = 0;

/**
 * Makes a request wait, in ms, without any connection or queue of its own. When too many wait already
 * it goes on at once: this is to slow guessing down, never to keep a person out.
 */
export async function slowDown(ms: number): Promise<void> {
  if (ms <= 0 || waiting >= MAX_WAITING) return;
  waiting += 1;
  try {
    await sleep(ms);
  } finally {
    waiting -= 1;
  }
}
