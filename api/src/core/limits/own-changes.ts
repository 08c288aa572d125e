import type { Actor, AppContext } from '../request-context';
import type { Limit } from './throttle';

/** Faster than anyone changes settings by hand. */
const OWN_CHANGES: Limit = { name: 'own-changes', points: 120, seconds: 60 };

/**
 * Limits a user's small changes to their own data (theme, guests, calendar address):
 * TOO_MANY_REQUESTS. They only cost this process time, so it counts them locally and at no cost.
 */
export async function limitOwnChanges({ throttle }: AppContext, { userId }: Actor): Promise<void> {
  await throttle.consumeHere(OWN_CHANGES, String(userId));
}
