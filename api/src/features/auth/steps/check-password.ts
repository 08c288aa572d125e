import { slowDown } from '../../../core/limits/slow-down';
import type { Counted } from '../../../core/limits/throttle';
import type { RequestContext } from '../../../core/request-context';
import {
  FAILURES_PER_ACCOUNT,
  FAILURES_PER_ACCOUNT_AND_NETWORK,
  FAILURES_PER_DEVICE,
  FAILURES_PER_NETWORK,
} from '../auth.limits';
import { accountKey } from '../passwords/account-key';
import { passwordMatches } from '../passwords/passwords';
import { knownDeviceOf } from '../sessions/known-device';
import type { User } from '../user.entity';

/** Failures on unknown devices before the delay starts. */
const FREE_FAILURES = 10;
const SHORTEST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5_000;

/** The delay after the n-th consecutive failure on an account, on unknown devices, in ms. */
function delayAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0;
  return Math.min(SHORTEST_DELAY_MS * 2 ** (failures - FREE_FAILURES - 1), LONGEST_DELAY_MS);
}

/**
 * Counts a guess on a device known to the account; null if the device is unknown or has guessed too
 * often.
 */
async function countOnDevice(call: RequestContext, user: User | null): Promise<Counted[] | null> {
  const device = user && knownDeviceOf(call, user.id);
  return device ? call.app.throttle.tryConsume([[FAILURES_PER_DEVICE, device]]) : null;
}

/** Counts and delays a guess on an unknown device (TOO_MANY_REQUESTS). */
async function countAsStranger(
  { app, address }: RequestContext,
  email: string,
): Promise<Counted[]> {
  const account = accountKey(app, email);
  const counted = await app.throttle.consumeAll([
    [FAILURES_PER_ACCOUNT, account],
    [FAILURES_PER_ACCOUNT_AND_NETWORK, `${account}:${address}`],
    [FAILURES_PER_NETWORK, address],
  ]);
  await slowDown(delayAfter(counted[0]?.points ?? 0));
  return counted;
}

/**
 * Checks the user's password. Each guess is counted before it is compared, so concurrent guesses
 * count too, and a right one is uncounted: guessing slows down a network (TOO_MANY_REQUESTS) but
 * locks no one out, because a device known to the account is not affected by guesses elsewhere.
 */
export async function checkPassword(
  call: RequestContext,
  { email, password, user }: { email: string; password: string; user: User | null },
): Promise<boolean> {
  const counted = (await countOnDevice(call, user)) ?? (await countAsStranger(call, email));
  const matches = await passwordMatches(call, password, user?.passwordHash);
  if (matches) await call.app.throttle.giveBack(counted);
  return matches;
}
