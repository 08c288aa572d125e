import { happenedAnyway } from '../../../core/audiences/happening';
import { appErrorOf } from '../../../core/errors';
import { slowDown } from '../../../core/limits/slow-down';
import type { Attempt, Counted } from '../../../core/limits/throttle';
import type { RequestContext } from '../../../core/request-context';
import { slowedDown } from '../auth.happenings';
import { knownDeviceOf } from '../sessions/known-device';
import type { User } from '../user.entity';
import {
  FAILURES_PER_ACCOUNT,
  FAILURES_PER_ACCOUNT_AND_NETWORK,
  FAILURES_PER_DEVICE,
  FAILURES_PER_NETWORK,
} from './limits';
import { accountKey } from './secrets';

/** Failures on unknown devices before the delay starts. */
const FREE_FAILURES = 10;
const SHORTEST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5_000;

/** The delay after the n-th consecutive failure on an account, on unknown devices, in ms. */
function delayAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0;
  return Math.min(SHORTEST_DELAY_MS * 2 ** (failures - FREE_FAILURES - 1), LONGEST_DELAY_MS);
}

/** Counts attempts; a refusal (TOO_MANY_REQUESTS) goes to the security log. */
export async function countAttempts(
  call: RequestContext,
  attempts: Attempt[],
  userId: number | null = null,
): Promise<Counted[]> {
  try {
    return await call.app.throttle.consumeAll(attempts);
  } catch (error) {
    if (appErrorOf(error)?.code === 'TOO_MANY_REQUESTS') {
      await happenedAnyway(call, slowedDown, { userId });
    }
    throw error;
  }
}

/** The account whose secret is guessed; the user is null if no account has the address. */
export interface Guessed {
  email: string;
  user: User | null;
  /** Limits that apply besides on unknown devices. */
  strangerLimits?: Attempt[];
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
  call: RequestContext,
  { email, user, strangerLimits = [] }: Guessed,
): Promise<Counted[]> {
  const account = accountKey(call.app, email);
  const attempts: Attempt[] = [
    [FAILURES_PER_ACCOUNT, account],
    [FAILURES_PER_ACCOUNT_AND_NETWORK, `${account}:${call.address}`],
    [FAILURES_PER_NETWORK, call.address],
    ...strangerLimits,
  ];
  const counted = await countAttempts(call, attempts, user?.id);
  await slowDown(delayAfter(counted[0]?.points ?? 0));
  return counted;
}

/**
 * Counts a guess of a password or code before it is compared, so that concurrent guesses count too;
 * the caller takes a right one back. Guessing slows down a network (TOO_MANY_REQUESTS) but locks no
 * one out, because a device known to the account is not affected by guesses elsewhere.
 */
export async function countGuess(call: RequestContext, guessed: Guessed): Promise<Counted[]> {
  return (await countOnDevice(call, guessed.user)) ?? countAsStranger(call, guessed);
}
