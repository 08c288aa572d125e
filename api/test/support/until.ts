import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once it is so; the test's own time limit ends the waiting. */
export async function until(isSo: () => Promise<boolean> | boolean, pauseMs = 20): Promise<void> {
  while (!(await isSo())) await sleep(pauseMs);
}
