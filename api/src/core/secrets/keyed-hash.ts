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

const TOKEN = /^([1-9]\d{0,15})-([\w-]{43})$/;

const signatureOf = (app: AppContext, purpose: string, id: number) =>
  keyedHash(app, `${purpose}:${id}`);

/**
 * Returns a signed id for a link: the database stores no secret, and the link can be created again.
 */
export function signedId(app: AppContext, purpose: string, id: number): string {
  return `${id}-${signatureOf(app, purpose, id)}`;
}

/** Returns the id in a token that was signed here for this purpose; null for anything else. */
export function idOfToken(app: AppContext, purpose: string, token: string): number | null {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return id && hashesMatch(signature, signatureOf(app, purpose, Number(id))) ? Number(id) : null;
}
