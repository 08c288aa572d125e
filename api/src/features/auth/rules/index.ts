export * from './access-scope';
export * from './device-label';
export * from './password';

/** The single definition of 'administrator' (spec §6); IS_ADMINISTRATOR is the same as SQL. */
export const isAdministrator = ({ isAdmin, userRole }: { isAdmin: boolean; userRole: string }) =>
  isAdmin || userRole === 'ADMIN';

/** Whether a user is an ordinary user, a guest: someone with a share is an owner. */
export const isGuest = (user: { isAdmin: boolean; userRole: string }) =>
  user.userRole === 'USER' && !isAdministrator(user);

/** The ways to sign in. */
export const SIGN_IN_WAYS = ['PASSWORD', 'PASSKEY', 'PROVIDER'] as const;

export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** The problems of a sign-in by a provider, as the addresses of pages name them. */
export type ProviderProblem =
  | 'busy'
  | 'code'
  | 'denied'
  | 'down'
  | 'expired'
  | 'link'
  | 'no-account'
  | 'not-administrator'
  | 'not-yours'
  | 'refused'
  | 'taken'
  | 'unknown'
  | 'unverified';

/** Maximum number of passkeys per user. */
export const MAX_PASSKEYS = 20;

/** The six colour themes (spec §3 Theme). */
export const THEME_IDS = ['default', 'dark', 'emerald', 'purple', 'sunset', 'ocean'] as const;

export type ThemeId = (typeof THEME_IDS)[number];

/** Digits of a one-time code (spec §9). */
export const CODE_LENGTH = 6;

/** Validity of a one-time code, in seconds (spec §9). */
export const CODE_SECONDS = 600;

/** Time before a new code can be requested, in seconds (spec §9). */
export const RESEND_SECONDS = 60;

/** Maximum number of wrong guesses per code. */
export const MAX_WRONG_TRIES = 5;

/**
 * How long, in hours, wish lists stay closed after an administrator gave access to an account, the
 * first access counts as such, and a link to an address that someone else changed does not end it.
 */
export const RESET_HOURS = 72;

/** Validity of a reset link, in seconds (spec §9). */
export const RESET_SECONDS = 3600;
