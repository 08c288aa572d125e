import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum number of waiting requests per process, which bounds their memory. */
const MAX_WAITING = 500;

let waiting = 0;

/**
 * Delays a request by so many ms, without using a connection or a queue. If too many are waiting
 * already, it continues at once: the purpose is to slow down guessing, never to lock a user out.
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
