import type { SavedAnswers } from '../../lib/network/request';
import { findAnswer, keepAnswer, keepAnswersOf } from '../../lib/offline/account-cache';
import { wipeDevice } from '../../lib/offline/wipe-device';

interface KnownUser {
  id: string;
  isAdminSession: boolean;
  isFirstLogin: boolean;
}

/** Keeps no answers of administrators, and nothing at all once no one is signed in. */
async function meet(user: KnownUser | null): Promise<void> {
  if (user === null) return wipeDevice();
  const isKept = !user.isAdminSession && !user.isFirstLogin;
  const wasAnother = await keepAnswersOf(isKept ? user.id : null);
  if (wasAnother && isKept) await wipeDevice().then(() => keepAnswersOf(user.id));
}

/** Returns the user whom an answer names: undefined if it names none, null if no one is signed in. */
function userIn(data: Record<string, unknown>): KnownUser | null | undefined {
  const { currentUser, login } = data as {
    currentUser?: KnownUser | null;
    login?: { user?: KnownUser };
  };
  return currentUser === undefined ? login?.user : currentUser;
}

/**
 * Keeps who was signed in, and says so when Fairweek cannot be reached: only on a page that has not
 * asked successfully yet. Another user, or none, ends what was kept.
 */
export function offlineSession(onShown: (at: Date) => void): SavedAnswers {
  let isRead = false;
  return {
    async keep(name, data) {
      const user = userIn(data);
      if (user !== undefined) await meet(user);
      if (name !== 'CurrentUser') return;
      isRead = true;
      await keepAnswer(name, data);
    },
    async find(name) {
      if (name !== 'CurrentUser' || isRead) return undefined;
      const saved = await findAnswer(name);
      if (saved) onShown(new Date(saved.at));
      return saved?.data;
    },
  };
}
