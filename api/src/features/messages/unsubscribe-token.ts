import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '../../kit/call';

const signatureOf = (app: App, userId: string) =>
  createHmac('sha256', app.secret).update(`unread-mails:${userId}`).digest();

/** Names somebody in a link by which their digests stop: signed, so that nobody stops another's. */
export function unsubscribeToken(app: App, userId: number): string {
  return `${userId}.${signatureOf(app, String(userId)).toString('base64url')}`;
}

/** Whom a token names; null when it is not one of ours. */
export function userIdOfToken(app: App, token: string): number | null {
  const [, userId, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  if (!userId || !signature) return null;
  const isOurs = timingSafeEqual(signatureOf(app, userId), Buffer.from(signature, 'base64url'));
  return isOurs ? Number(userId) : null;
}
