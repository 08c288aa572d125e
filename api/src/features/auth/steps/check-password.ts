import type { Call } from '../../../kit/call';
import { slowDown } from '../../../kit/limits/slow-down';
import type { Counted } from '../../../kit/limits/throttle';
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

/** Failures of strangers to an account that cost no time yet. */
const FREE_FAILURES = 10;
const SHORTEST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5_000;

/** How long the n-th failure in a row on an account makes a stranger to it wait, in ms. */
function delayAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0;
  return Math.min(SHORTEST_DELAY_MS * 2 ** (failures - FREE_FAILURES - 1), LONGEST_DELAY_MS);
}

/** Counts a guess on a device that knows the account; null where it does not, or has guessed too often. */
async function countOnDevice(call: Call, user: User | null): Promise<Counted[] | null> {
  const device = user && knownDeviceOf(call, user.id);
  return device ? call.app.throttle.tryConsume([[FAILURES_PER_DEVICE, device]]) : null;
}

/** Counts a guess of a stranger to the account (TOO_MANY_REQUESTS), and slows them down. */
async function countAsStranger({ app, address }: Call, email: string): Promise<Counted[]> {
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
 * Whether the password is the user's. Guessing is counted before it is compared, however many guess
 * at once, and given back when it is right: it slows a network down (TOO_MANY_REQUESTS) and locks
 * no one out, for a device that the person has used is not concerned by what others try.
 */
export async function checkPassword(
  call: Call,
  { email, password, user }: { email: string; password: string; user: User | null },
): Promise<boolean> {
  const counted = (await countOnDevice(call, user)) ?? (await countAsStranger(call, email));
  const matches = await passwordMatches(call, password, user?.passwordHash);
  if (matches) await call.app.throttle.giveBack(counted);
  return matches;
}
