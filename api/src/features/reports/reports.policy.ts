import { type Actor, type RequestContext, requireAdministrator } from '../../core/request-context';

const REFUSAL = 'Admin privileges required to access reports function.';

/**
 * Returns the administrator of an administrator session, or throws FORBIDDEN with the message of
 * spec §2.
 */
export const requireReporter = (call: RequestContext): Actor => requireAdministrator(call, REFUSAL);
