import type { AppContext } from '../../../core/request-context';
import { keyedHash } from '../../../core/secrets/keyed-hash';
import { readableGroup } from '../steps/secrets';

/** How many recovery codes a user gets. */
const RECOVERY_CODES = 10;
/** Characters of each half of a code; both have 49 random bits. */
const HALF = 5;

/** Generates a user's recovery codes, such as 'k7m2p-9xqrt'. */
export const newRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () => `${readableGroup(HALF)}-${readableGroup(HALF)}`);

/** Hashes a recovery code for storage, however it was typed. */
export function recoveryCodeHash(app: AppContext, userId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return keyedHash(app, `recovery-code:${userId}:${plain}`);
}
