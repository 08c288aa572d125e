import type { Actor, App } from '../call';
import type { Limit } from './throttle';

/** No one changes settings faster by hand. */
const OWN_CHANGES: Limit = { name: 'own-changes', points: 120, seconds: 60 };

/**
 * Limits small changes of a person to what is theirs (theme, guests, calendar address): TOO_MANY_REQUESTS.
 * They hurt no one but this process, so that it counts them alone and at no cost.
 */
export function limitOwnChanges({ throttle }: App, { userId }: Actor): Promise<void> {
  return throttle.consumeHere(OWN_CHANGES, String(userId));
}
