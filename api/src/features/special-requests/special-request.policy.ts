import { type Actor, type Call, requireMember } from '../../kit/call';
import { AppError } from '../../kit/errors';
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

/** The administrator in an administrator session, or FORBIDDEN in the words of spec §2. */
export function requireRequestsAdministrator<User>(call: Call<User>): Actor<User> {
  const actor = requireMember(call);
  if (!actor.isAdminSession) {
    throw new AppError(
      'FORBIDDEN',
      'Admin privileges required to access special requests management.',
    );
  }
  return actor;
}

/** What someone is told who may not see a request, as if there were none. */
export function noSuchRequest(): AppError {
  return new AppError('NOT_FOUND', 'There is no such request.', 'id');
}
