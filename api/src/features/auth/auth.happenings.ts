import { type Action, action, listChanged } from '../../core/audiences/action';
import {
  emailed,
  type HappeningKind,
  happening,
  liveEvent,
  type Ways,
} from '../../core/audiences/happening';
import type { Email } from '../../core/mail/email';
import { viewingTopic } from './auth.events';

/** An account of which the security log has an entry; null if none has the address. */
export interface Account {
  userId: number | null;
}

/** Declares what the security log alone records. */
export const accountEvent = (kind: Ways['security']['kind']): HappeningKind<Account> =>
  happening(`account.${kind.toLowerCase()}`, { security: ({ userId }) => ({ kind, userId }) });

export const passwordReset = accountEvent('PASSWORD_RESET');
export const roleChanged = accountEvent('ROLE_CHANGED');
export const secondFactorOff = accountEvent('SECOND_FACTOR_OFF');
export const sessionsEnded = accountEvent('SESSIONS_ENDED');
export const signInRefused = accountEvent('SIGN_IN_REFUSED');
export const signedIn = accountEvent('SIGNED_IN');
export const signedOut = accountEvent('SIGNED_OUT');
export const slowedDown = accountEvent('SLOWED_DOWN');
export const temporaryPasswordMade = accountEvent('TEMPORARY_PASSWORD_SET');
export const tokenRevoked = accountEvent('TOKEN_REVOKED');

/** How an account is protected has changed: its user gets an email. */
export const protectionChanged = happening<{
  userId: number;
  kind: Ways['security']['kind'] | undefined;
  emails: readonly Email[];
}>('account.protection', {
  security: ({ kind, userId }) => (kind ? { kind, userId } : null),
  mail: ({ emails }) => emails,
});

/** An email that a person waits for: a code, a link or a notice. */
export const accountMailed = emailed('account.mail');

export const secondFactorRemoved = action('user.remove-second-factor');
export const temporaryPasswordSet = action('user.set-temporary-password');
export const userCreated = action('user.create');
export const userUpdated = action('user.update');

/** An administrator sees the application as another user does, in a session whose pages reload. */
export const userViewed = happening<Action & { sessionId: string }>('user.view', {
  audit: (it) => it,
  live: ({ sessionId }) => [liveEvent(viewingTopic(sessionId), {})],
});
export const viewingStopped = happening<{ sessionId: string }>('user.view-end', {
  live: ({ sessionId }) => [liveEvent(viewingTopic(sessionId), {})],
});
export const usersChanged = listChanged('users.changed', 'USERS');
