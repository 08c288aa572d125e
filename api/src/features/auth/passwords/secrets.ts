import { randomBytes, randomInt } from 'node:crypto';
import type { App } from '../../../kit/call';
import { keyedHash } from '../../../kit/keyed-hash';
import { CODE_LENGTH } from '../rules';

/** A fresh one-time code: 6 digits, each as likely as any other. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** No letters or digits that are taken for one another. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A fresh temporary password that can be read out on the telephone: three groups of four. */
export function newTemporaryPassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** How long a temporary password opens, in days. */
const TEMPORARY_PASSWORD_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** When a temporary password that is made now stops opening. */
export function temporaryPasswordExpiry(): Date {
  return new Date(Date.now() + TEMPORARY_PASSWORD_DAYS * DAY_MS);
}

/** A fresh link token that no one can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a code or token. Keyed, for a stolen table would give away six digits. */
export function secretHash(app: App, purpose: 'code' | 'reset', secret: string): string {
  return keyedHash(app, `${purpose}:${secret}`);
}
