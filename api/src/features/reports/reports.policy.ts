import { type Actor, type Call, requireMember } from '../../kit/call';
import { AppError } from '../../kit/errors';

/** The administrator in an administrator session, or FORBIDDEN in the words of spec §2. */
export function requireReporter(call: Call): Actor {
  const actor = requireMember(call);
  if (actor.isAdminSession) return actor;
  throw new AppError('FORBIDDEN', 'Admin privileges required to access reports function.');
}
