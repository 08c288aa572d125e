import type { Limit } from '../../../core/limits/throttle';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Wrong passwords for one account from one network. */
export const FAILURES_PER_ACCOUNT_AND_NETWORK: Limit = {
  name: 'failures-account-network',
  points: 10,
  seconds: 15 * MINUTE,
};
export const FAILURES_PER_NETWORK: Limit = {
  name: 'failures-network',
  points: 50,
  seconds: 15 * MINUTE,
};
/**
 * Wrong passwords for one account from all networks; they delay unknown devices but refuse no one.
 */
export const FAILURES_PER_ACCOUNT: Limit = {
  name: 'failures-account',
  points: Number.POSITIVE_INFINITY,
  seconds: 15 * MINUTE,
};
/**
 * Wrong passwords on a device that has signed in to the account before; failures elsewhere do not
 * count.
 */
export const FAILURES_PER_DEVICE: Limit = {
  name: 'failures-device',
  points: 50,
  seconds: 15 * MINUTE,
};

/**
 * Wrong codes of a second factor on unknown devices from all networks, per password: who guesses
 * them knows the password, and a new one makes the user free again.
 */
export const FACTOR_FAILURES_PER_PASSWORD: Limit = {
  name: 'failures-factor',
  points: 50,
  seconds: HOUR,
};

/** Emails with a code or a link that can be requested for one address. */
export const MAIL_PER_ADDRESS: Limit = { name: 'account-mail-address', points: 30, seconds: HOUR };
export const RESET_PER_ACCOUNT: Limit = { name: 'reset-account', points: 5, seconds: HOUR };
export const CODES_PER_ACCOUNT: Limit = { name: 'code-account', points: 10, seconds: HOUR };

/** Guesses of codes and links from one network address. */
export const GUESS_PER_ADDRESS: Limit = { name: 'guess-address', points: 60, seconds: HOUR };

/** Access tokens that a user makes. */
export const TOKENS_PER_USER: Limit = { name: 'access-tokens', points: 30, seconds: HOUR };

/** Requests with one access token, counted by each process. */
export const REQUESTS_PER_TOKEN: Limit = { name: 'token-requests', points: 600, seconds: MINUTE };
