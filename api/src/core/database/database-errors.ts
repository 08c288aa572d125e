import { type AppError, unavailable } from '../errors';

const AWAY = 'Fairweek cannot reach its database right now. Please try again in a moment.';
const NO_WRITES = 'Nothing can be saved right now. Please try again in a few minutes.';
const TRY_AGAIN = 'The server is busy and this took too long. Please try again.';

/** Temporary failures of PostgreSQL, by the prefix of their error code. */
const REFUSALS: Record<string, string> = {
  '08': AWAY,
  // Too many connections, or a missing database, which may be in the middle of a restore.
  '53300': AWAY,
  '3D000': AWAY,
  '57P': AWAY,
  // Full disk, no memory, a read-only standby, or a disk that cannot be read.
  '53': NO_WRITES,
  '25006': NO_WRITES,
  '58030': NO_WRITES,
  // Deadlocks, cancelled waits and transactions that were idle for too long.
  '40': TRY_AGAIN,
  '55P03': TRY_AGAIN,
  '57014': TRY_AGAIN,
  '25P03': TRY_AGAIN,
};

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of pg, which have no code, when its connection is lost or none is available. */
const WORDS =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/**
 * TypeORM's wrapper of an error counts as the error; these are what it throws after a lost
 * connection.
 */
const AFTER_A_LOSS = ['QueryRunnerAlreadyReleasedError', 'CannotExecuteNotConnectedError'];

function sentenceFor({ code = '', message = '', name = '' }: Partial<NodeJS.ErrnoException>) {
  if (NETWORK.has(code) || WORDS.test(message) || AFTER_A_LOSS.includes(name)) return AWAY;
  // The longest prefix is the most specific.
  const lengths = [5, 3, 2];
  return /^[0-9A-Z]{5}$/.test(code)
    ? lengths.map((length) => REFUSALS[code.slice(0, length)]).find(Boolean)
    : undefined;
}

/**
 * Returns the refusal for a temporary error, such as an unavailable database; undefined for any
 * other.
 */
export function passingRefusal(error: unknown): AppError | undefined {
  const sentence = error instanceof Error ? sentenceFor(error) : undefined;
  return sentence === undefined ? undefined : unavailable(sentence);
}

/**
 * Returns true if the database is unavailable or read-only, so that everything that needs it fails.
 */
export function isOutage(error: unknown): boolean {
  const sentence = error instanceof Error ? sentenceFor(error) : undefined;
  return sentence === AWAY || sentence === NO_WRITES;
}
