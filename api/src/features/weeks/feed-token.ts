import { createHash, randomBytes } from 'node:crypto';

/** What a token looks like; anything else is no token without asking the database. */
export const FEED_TOKEN = /^[\w-]{43}$/;

/** A fresh secret part of a calendar address: 32 random bytes. */
export function newFeedToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it; 256 random bits need no key. */
export function feedTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
