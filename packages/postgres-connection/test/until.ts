import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves with the first truthy result; the test's own time limit ends the wait.
 */
export async function until<Found>(
  look: () => Promise<Found> | Found,
  pauseMs = 20,
): Promise<NonNullable<Awaited<Found>>> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await sleep(pauseMs);
  }
}
