import type { App } from './call';
import { hashesMatch, keyedHash } from './keyed-hash';

const TOKEN = /^([1-9]\d{0,15})-([\w-]{43})$/;

const signatureOf = (app: App, purpose: string, id: number) => keyedHash(app, `${purpose}:${id}`);

/** An id for the end of a link, signed: the database holds nothing secret, and the link can be made again. */
export function signedId(app: App, purpose: string, id: number): string {
  return `${id}-${signatureOf(app, purpose, id)}`;
}

/** The id in a token that was signed here for this purpose; null for anything else. */
export function idOfToken(app: App, purpose: string, token: string): number | null {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return id && hashesMatch(signature, signatureOf(app, purpose, Number(id))) ? Number(id) : null;
}
