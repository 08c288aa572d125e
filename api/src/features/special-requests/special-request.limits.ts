import type { Limit } from '../../kit/limits/throttle';

const HOUR = 3600;

/** New requests of one person. */
export const REQUESTS_PER_USER: Limit = { name: 'requests-user', points: 20, seconds: HOUR };
/** New requests of guests, from one network address and through one link. */
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
/** Guest links that are looked at from one network address. */
export const GUEST_LINKS_PER_ADDRESS: Limit = {
  name: 'guest-links-address',
  points: 120,
  seconds: 600,
};

/** Requests that one administrator may mail to others. */
export const FORWARDS_PER_ADMINISTRATOR: Limit = {
  name: 'forwards-administrator',
  points: 60,
  seconds: 600,
};
