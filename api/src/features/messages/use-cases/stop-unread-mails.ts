import type { Call } from '../../../kit/call';
import { read } from '../../../kit/database/database';
import { statement } from '../../../kit/database/statement';
import type { Limit } from '../../../kit/limits/throttle';
import type { UnsubscribeArgs } from '../message.inputs';
import { userIdOfToken } from '../unsubscribe-token';

const STOP = statement('stop-unread-mails', 'update users set unread_mails = false where id = $1');

/** Links that are none of ours, tried from one network address. */
const UNKNOWN_LINKS: Limit = { name: 'unknown-unsubscribe', points: 60, seconds: 600 };

async function userIdOfLink({ app, address }: Call, token: string): Promise<number | null> {
  const userId = userIdOfToken(app, token);
  if (userId === null) await app.throttle.consumeHere(UNKNOWN_LINKS, address);
  return userId;
}

/** Whether a link to stop the digests is one of ours; nothing changes. */
export async function isUnsubscribeLink(call: Call, { token }: UnsubscribeArgs): Promise<boolean> {
  return (await userIdOfLink(call, token)) !== null;
}

/** Stops the digests of whoever the link was mailed to, without a session; false for no link of ours. */
export async function stopUnreadMails(call: Call, { token }: UnsubscribeArgs): Promise<boolean> {
  const userId = await userIdOfLink(call, token);
  if (userId === null) return false;
  await read(call.app, STOP, [userId]);
  return true;
}
