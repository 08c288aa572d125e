/** Spec §9 'Redirects', in milliseconds. */
export const REDIRECT_AFTER_MS = { verification: 1000, reset: 2000, passwordChange: 100 } as const;
/** Spec §9 'Current-user query': once older than this, it is refetched when another page opens. */
export const CURRENT_USER_STALE_MS = 5000;
/** Spec §3 'Browser storage' (the key of the saved email address is our own). */
export const STORAGE_KEYS = {
  forceLogout: 'force_logout',
  email: 'fairweek-email',
  signedIn: 'fairweek-signed-in',
  passkey: 'fairweek-passkey',
  viewChanged: 'fairweek-view-changed',
  viewingUntil: 'fairweek-viewing-until',
} as const;
/** Spec §4 'Logout': fired on this window when its session ends. */
export const FORCE_LOGOUT_EVENT = 'force-logout';
/**
 * Delay before the end of a session is confirmed, because this browser may be replacing it
 * (password change).
 */
export const SECOND_LOOK_MS = 500;
