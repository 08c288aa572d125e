import { createHash } from 'node:crypto';

/** The format of a token; anything else is rejected without a query. */
export const FEED_TOKEN = /^[\w-]{43}$/;

/** Hashes a token for storage; 256 random bits need no key. */
export function feedTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
