/** What keeps Fairweek from starting and a person can mend; the message is all that they need. */
export class StartProblem extends Error {}

/** Why a service cannot be used that is not ours: by the error's code of Node, PostgreSQL or Redis. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'it broke the connection off',
  EHOSTUNREACH: 'no way leads there',
  ETIMEDOUT: 'it does not answer',
  ENOTFOUND: 'there is no computer of this name',
  EAI_AGAIN: 'its name cannot be looked up',
  '28P01': 'it does not accept the user name and password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of this name',
  '53300': 'it takes no more connections',
  WRONGPASS: 'it does not accept the user name and password',
  NOAUTH: 'it does not accept the user name and password',
};

/** The error as a sentence about the service and the variable that names it, where a person can mend it. */
export function explained(
  error: unknown,
  { service, variable }: { service: string; variable: string },
): unknown {
  const { code, message = '' } = error as { code?: string; message?: string };
  // Redis has no codes: its sentences begin with one.
  const reason = REASONS[code ?? message.split(' ', 1)[0] ?? ''];
  return reason
    ? new StartProblem(`${service} cannot be used: ${reason}. Check ${variable}.`)
    : error;
}
