import { StartProblem } from '@packages/start-problem/start-problem';

/** The exit code of sysexits.h for a problem that may pass. */
export const NOT_YET = 69;

/** A service that Fairweek needs is unavailable at the moment. */
class NotYet extends StartProblem {
  override readonly exitCode = NOT_YET;
}

/** Why an external service cannot be used, by the error code of Node, PostgreSQL or Redis. */
const REASONS: Record<string, string> = {
  ENOTFOUND: 'there is no computer of this name',
  '28P01': 'it does not accept the user name and password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of this name',
  WRONGPASS: 'it does not accept the user name and password',
  NOAUTH: 'it does not accept the user name and password',
  URIError: 'its address has a % that stands for no character (a percent sign is written %25)',
  ParserError: 'what answers there is no Redis',
  '08P01 password authentication failed': 'it does not accept the user name and password',
  '08P01 no such database': 'it has no database of this name',
  '08P01 unsupported startup parameter':
    'what answers there is a pooler, which takes no time limits; set DATABASE_DIRECT_URL to the address of PostgreSQL itself beside it',
  '42P05': 'its pooler keeps no prepared statements, so this has to be off',
  '26000': 'its pooler keeps no prepared statements, so this has to be off',
};

/** The same for reasons that may pass. */
const PASSING: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'it broke the connection off',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the host is unreachable',
  ETIMEDOUT: 'it does not answer',
  EAI_AGAIN: 'its name cannot be looked up',
  '53300': 'it takes no more connections',
  '08P01 no more connections': 'it takes no more connections',
  '57P01': 'it is being stopped',
  '57P03': 'it is just starting or stopping',
  'timeout expired': 'it does not answer',
  'Command timed out': 'it does not answer',
  'Connection terminated due to connection timeout': 'it does not answer',
  'Connection terminated unexpectedly':
    'it broke the connection off, as it would if it were no PostgreSQL',
};

/**
 * Explains an error as a sentence about the service and the variable that configures it, if it can
 * be fixed.
 */
export function explained(
  error: unknown,
  { service, variable }: { service: string; variable: string },
): unknown {
  const { code, name = '', message = '' } = error as NodeJS.ErrnoException;
  // Redis has no codes: its messages start with one. Messages of pg itself have no code either.
  // PgBouncer has one code for all that it refuses: its messages tell them apart.
  const words = message.replaceAll(':', '').split(' ');
  const firstThree = `${code} ${words.slice(0, 3).join(' ')}`;
  const signs = [code ?? '', name, message, firstThree, message.split(' ', 1)[0] ?? ''];
  const find = (reasons: Record<string, string>) =>
    signs.map((sign) => reasons[sign]).find((reason) => reason !== undefined);
  const sentence = (reason: string) => `${service} cannot be used: ${reason}. Check ${variable}.`;
  const [lasting, passing] = [find(REASONS), find(PASSING)];
  if (lasting) return new StartProblem(sentence(lasting));
  return passing ? new NotYet(sentence(passing)) : error;
}

/** Explains why the server cannot listen on an address; returns any other error unchanged. */
export function explainedListening(
  error: unknown,
  { host, port }: { host: string; port: number },
): unknown {
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  const advice = 'Check HOST: 127.0.0.1 lets in this computer alone, 0.0.0.0 every other as well.';
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} may not be used by this user. Choose another port: PORT=4000 npm start`,
    EADDRNOTAVAIL: `${host} is not an address of this computer. ${advice}`,
    EAFNOSUPPORT: `${host} is no address that this computer can use. ${advice}`,
    EINVAL: `${host} is no address that this computer can use. ${advice}`,
    ENOTFOUND: `There is no computer of the name ${host}. ${advice}`,
    EAI_AGAIN: `The name ${host} cannot be looked up. ${advice}`,
  };
  const sentence = ['listen', 'getaddrinfo'].includes(syscall) ? sentences[code] : undefined;
  return sentence ? new StartProblem(sentence) : error;
}
