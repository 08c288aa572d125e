import { randomInt } from 'node:crypto';
import type { AppContext } from '../../../core/request-context';
import { keyedHash } from '../../../core/secrets/keyed-hash';
import { CODE_LENGTH } from '../rules';

/** The key under which an address is counted; counters must not identify anyone. */
export const accountKey = (app: Pick<AppContext, 'secret'>, email: string) =>
  keyedHash(app, `account:${email.toLowerCase()}`);

/** Generates a random one-time code of 6 digits, all equally likely. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** Letters and digits that cannot be mistaken for one another. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Generates so many random readable characters. */
export const readableGroup = (length: number) =>
  Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');

/**
 * Generates a random temporary password that can be read out on the phone: three groups of four.
 */
export function newTemporaryPassword(): string {
  return [readableGroup(4), readableGroup(4), readableGroup(4)].join('-');
}

/** Validity of a temporary password, in days. */
const TEMPORARY_PASSWORD_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** When a temporary password created now expires. */
export function temporaryPasswordExpiry(): Date {
  return new Date(Date.now() + TEMPORARY_PASSWORD_DAYS * DAY_MS);
}

/**
 * Hashes a code or token for storage. The hash is keyed, because six digits could be guessed from a
 * stolen table.
 */
export function secretHash(
  app: AppContext,
  purpose: 'code' | 'email-code' | 'email-undo' | 'invitation' | 'reset',
  secret: string,
): string {
  return keyedHash(app, `${purpose}:${secret}`);
}
