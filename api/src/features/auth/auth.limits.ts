import type { Limit } from '../../kit/throttle';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Failed sign-ins; successes are given back. */
export const SIGN_IN_PER_ACCOUNT: Limit = {
  name: 'sign-in-account',
  points: 10,
  seconds: 15 * MINUTE,
};
export const SIGN_IN_PER_ADDRESS: Limit = {
  name: 'sign-in-address',
  points: 50,
  seconds: 15 * MINUTE,
};

/** Mails with a code or a link that one address may cause. */
export const MAIL_PER_ADDRESS: Limit = { name: 'account-mail-address', points: 30, seconds: HOUR };
export const RESET_PER_ACCOUNT: Limit = { name: 'reset-account', points: 5, seconds: HOUR };
export const CODES_PER_ACCOUNT: Limit = { name: 'code-account', points: 10, seconds: HOUR };

/** Guesses of codes and links from one address. */
export const GUESS_PER_ADDRESS: Limit = { name: 'guess-address', points: 60, seconds: HOUR };
