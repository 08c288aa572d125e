import type { App } from '../../kit/call';
import { hashesMatch, keyedHash } from '../../kit/keyed-hash';

const TOKEN = /^(\d{1,9})-([\w-]{43})$/;

const signatureOf = (app: App, linkId: number) => keyedHash(app, `guest-link:${linkId}`);

/** The last part of a guest link: the link's id, signed. So the database holds nothing secret, and the link can be printed again. */
export function guestToken(app: App, linkId: number): string {
  return `${linkId}-${signatureOf(app, linkId)}`;
}

/** The id of the link that a token names; null for a token that was not made here. */
export function linkIdOf(app: App, token: string): number | null {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return id && hashesMatch(signature, signatureOf(app, Number(id))) ? Number(id) : null;
}
