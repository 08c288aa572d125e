import { isRateLimited, MOST_TRIES, retryAfterMs } from '../network/outage';
import { wait } from '../wait';

/** A limit per minute is worth waiting for; the user hears about a longer one. */
const LONGEST_PAUSE_MS = 90_000;

const allOfIt = async (milliseconds: number) => {
  await wait(milliseconds);
  return true;
};

/** Does the work, and again after each pause that the server asks for. */
export async function whenAllowed<Result>(
  work: () => Promise<Result>,
  /** Waits; false to give up instead. */
  pause: (milliseconds: number) => Promise<boolean> = allOfIt,
  tries = 1,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const milliseconds = retryAfterMs(error);
    const isWorth = isRateLimited(error) && milliseconds <= LONGEST_PAUSE_MS && tries < MOST_TRIES;
    if (!isWorth || !(await pause(milliseconds))) throw error;
  }
  return whenAllowed(work, pause, tries + 1);
}
