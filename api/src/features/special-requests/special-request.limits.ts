import type { Limit } from '../../core/limits/throttle';

const HOUR = 3600;

/** New requests per user. */
export const REQUESTS_PER_USER: Limit = { name: 'requests-user', points: 20, seconds: HOUR };
/** New requests of guests, per network address and per link. */
export const GUEST_REQUESTS_PER_ADDRESS: Limit = {
  name: 'guest-requests-address',
  points: 10,
  seconds: HOUR,
};
export const GUEST_REQUESTS_PER_LINK: Limit = {
  name: 'guest-requests-link',
  points: 60,
  seconds: HOUR,
};
/** Guest links opened from one network address. */
export const GUEST_LINKS_PER_ADDRESS: Limit = {
  name: 'guest-links-address',
  points: 120,
  seconds: 600,
};

/** Requests that one administrator may forward. */
export const FORWARDS_PER_ADMINISTRATOR: Limit = {
  name: 'forwards-administrator',
  points: 60,
  seconds: 600,
};

/** Longest note, in characters. */
export const MAX_NOTE = 2000;

/** Notes and answers that one user may write. */
export const NOTES_PER_USER: Limit = { name: 'request-notes-user', points: 60, seconds: 600 };
