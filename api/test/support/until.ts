import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves with what it finds once that is something; the test's own time limit ends the waiting. */
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
