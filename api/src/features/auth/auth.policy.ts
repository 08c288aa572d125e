import { AppError } from '../../core/errors';
import { type RequestContext, requireMember } from '../../core/request-context';

/**
 * Refuses what asks for the password again (PASSWORD_REQUIRED), unless it was given in this session
 * within the last 15 minutes; signing in counts. An access token cannot give it.
 */
export function requireRecentPassword(call: RequestContext): void {
  if (!requireMember(call).hasRecentPassword) {
    throw new AppError('PASSWORD_REQUIRED', 'Please confirm your password to continue.');
  }
}

/**
 * The same for what an access token with the operation’s scope may do, because making the token asked
 * for the password. docs/passwords.md says which administrators’ operations ask.
 */
export function requireRecentPasswordOrToken(call: RequestContext): void {
  if (!requireMember(call).isProgram) requireRecentPassword(call);
}
