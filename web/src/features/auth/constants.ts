/** Spec §9 'Minimum password length'. */
export const MIN_PASSWORD_LENGTH = 6;
/** Spec §9 'One-time code length', in digits. */
export const CODE_LENGTH = 6;
/** Spec §9 'Code countdown', in seconds. */
export const CODE_LIFETIME_S = 600;
/** Spec §9 'resend allowed after', in seconds since the code was sent. */
export const RESEND_AFTER_S = 60;
/** Spec §9 'Redirects', in milliseconds. */
export const REDIRECT_AFTER_MS = { verification: 1000, reset: 2000, passwordChange: 100 } as const;
/** Spec §9 'Current-user query': older than this, it is asked again when another page opens. */
export const CURRENT_USER_STALE_MS = 5000;
/** Spec §3 'Browser storage' (the key of the saved address is ours). */
export const STORAGE_KEYS = { forceLogout: 'force_logout', email: 'fairweek-email' } as const;
/** Spec §4 'Logout': fired on this window when its session is given up. */
export const FORCE_LOGOUT_EVENT = 'force-logout';
