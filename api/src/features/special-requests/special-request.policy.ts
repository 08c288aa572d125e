import { AppError } from '../../core/errors';
import { type Actor, type RequestContext, requireAdministrator } from '../../core/request-context';

/**
 * Returns the administrator of an administrator session, or throws FORBIDDEN with the message of
 * spec §2.
 */
export function requireRequestsAdministrator<User>(call: RequestContext<User>): Actor<User> {
  return requireAdministrator(
    call,
    'Admin privileges required to access special requests management.',
  );
}

/** The error for users who may not see a request, as if there were none. */
export function noSuchRequest(): AppError {
  return new AppError('NOT_FOUND', 'There is no such request.', 'id');
}
