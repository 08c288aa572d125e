import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../request-context';

/** Hashes a text, which starts with its purpose, with the key of this installation. */
export function keyedHash(app: Pick<AppContext, 'secret'>, text: string): string {
  return createHmac('sha256', app.secret).update(text).digest('base64url');
}

/** Compares two hashes in constant time. */
export function hashesMatch(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
