import type { App } from '../../kit/call';
import { hashesMatch, keyedHash } from '../../kit/keyed-hash';

const TOKEN = /^([1-9]\d{0,8})\.([\w-]{43})$/;

const signatureOf = (app: App, userId: number) => keyedHash(app, `unread-mails:${userId}`);

/** Names somebody in a link by which their digests stop: signed, so that nobody stops another's. */
export function unsubscribeToken(app: App, userId: number): string {
  return `${userId}.${signatureOf(app, userId)}`;
}

/** Whom a token names; null when it is not one of ours. */
export function userIdOfToken(app: App, token: string): number | null {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return id && hashesMatch(signature, signatureOf(app, Number(id))) ? Number(id) : null;
}
