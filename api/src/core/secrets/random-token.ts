import { randomBytes } from 'node:crypto';

/** Generates a secret that cannot be guessed: 32 random bytes as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
