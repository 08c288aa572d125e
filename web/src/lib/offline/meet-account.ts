import { keepTextsOf } from '../keep-text';
import { keepAnswer, keepAnswersOf } from './account-cache';
import { leaveNotifications, wipeDevice } from './wipe-device';

interface Account {
  id: string;
  isAdminSession: boolean;
  isFirstLogin: boolean;
  /** Set while an administrator views as this user. */
  viewing: object | null;
}

/**
 * Keeps the answers of this account from now on, and nothing that another one has left behind; of
 * administrators none, and nothing at all once no one is signed in.
 */
export async function meetAccount(user: Account | null): Promise<void> {
  if (user === null) return wipeDevice();
  // A view of another user leaves the administrator’s own.
  if (!user.viewing) keepTextsOf(user.id);
  const isKept = !user.isAdminSession && !user.isFirstLogin && !user.viewing;
  const wasAnother = await keepAnswersOf(isKept ? user.id : null);
  if (!isKept) return;
  if (wasAnother) await leaveNotifications().catch(() => undefined);
  await keepAnswer('CurrentUser', { currentUser: user });
}
