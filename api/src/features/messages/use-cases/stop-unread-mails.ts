import { change } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { Limit } from '../../../core/limits/throttle';
import type { RequestContext } from '../../../core/request-context';
import type { UnsubscribeArgs } from '../message.inputs';
import { userIdOfToken } from '../unsubscribe/unsubscribe-token';

const STOP = statement('stop-unread-mails', 'update users set unread_mails = false where id = $1');

/** Invalid links tried from one network address. */
const UNKNOWN_LINKS: Limit = { name: 'unknown-unsubscribe', points: 60, seconds: 600 };

async function userIdOfLink(
  { app, address }: RequestContext,
  token: string,
): Promise<number | null> {
  const userId = userIdOfToken(app, token);
  if (userId === null) await app.throttle.consumeHere(UNKNOWN_LINKS, address);
  return userId;
}

/** Returns whether an unsubscribe link is valid; changes nothing. */
export async function isUnsubscribeLink(
  call: RequestContext,
  { token }: UnsubscribeArgs,
): Promise<boolean> {
  return (await userIdOfLink(call, token)) !== null;
}

/**
 * Stops emails about unread messages for the user of the link, without a session; false if the link
 * is invalid.
 */
export async function stopUnreadMails(
  call: RequestContext,
  { token }: UnsubscribeArgs,
): Promise<boolean> {
  const userId = await userIdOfLink(call, token);
  if (userId === null) return false;
  await change(call.app, STOP, [userId]);
  return true;
}
