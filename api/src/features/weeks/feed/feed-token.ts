import { createHash, randomBytes } from 'node:crypto';

/** The format of a token; anything else is rejected without a query. */
export const FEED_TOKEN = /^[\w-]{43}$/;

/** Generates the secret part of a calendar address: 32 random bytes. */
export function newFeedToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage; 256 random bits need no key. */
export function feedTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
