import { type Actor, type Call, requireAdministrator } from '../../kit/call';

const REFUSAL = 'Admin privileges required to access reports function.';

/** The administrator in an administrator session, or FORBIDDEN in the words of spec §2. */
export const requireReporter = (call: Call): Actor => requireAdministrator(call, REFUSAL);
