import { AppError } from '../../core/errors';
import { type RequestContext, requireMember } from '../../core/request-context';

/**
 * Refuses what asks for the password again (PASSWORD_REQUIRED), unless it was given in this session
 * within the last 15 minutes; signing in counts.
 */
export function requireRecentPassword(call: RequestContext): void {
  if (!requireMember(call).hasRecentPassword) {
    throw new AppError('PASSWORD_REQUIRED', 'Please confirm your password to continue.');
  }
}
