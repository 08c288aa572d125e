import type { App } from '../../../kit/call';
import { read } from '../../../kit/database';
import { userIdOfToken } from '../unsubscribe-token';

const STOP = {
  name: 'stop-unread-mails',
  text: 'update users set unread_mails = false where id = $1',
};

/** Whether a link to stop the digests is one of ours. */
export const isUnsubscribeToken = (app: App, token: string) => userIdOfToken(app, token) !== null;

/** Stops the digests of whoever the link was mailed to, without a session; false for no link of ours. */
export async function stopUnreadMails(app: App, token: string): Promise<boolean> {
  const userId = userIdOfToken(app, token);
  if (userId === null) return false;
  await read(app, STOP, [userId]);
  return true;
}
