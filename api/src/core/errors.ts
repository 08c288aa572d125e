export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'PASSWORD_REQUIRED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'PAYLOAD_TOO_LARGE'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE';

/** The only mapping from error codes to HTTP statuses, for both REST and GraphQL. */
const HTTP_STATUS: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
  PAYLOAD_TOO_LARGE: 413,
  PERSISTED_QUERY_NOT_FOUND: 400,
  PERSISTED_QUERY_NOT_SUPPORTED: 400,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** All codes of errors, including that of an unexpected one. */
export const ERROR_CODES = [...Object.keys(HTTP_STATUS), 'INTERNAL_SERVER_ERROR'];

/**
 * A refusal whose message is a sentence for the person who reads it. Any other error reaches the
 * client as 'Internal error' and is logged.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  /** Seconds until the same may succeed. */
  readonly retryAfter: number | undefined;
  /** Further data for programs, such as `{ secondFactor: true }`. */
  readonly facts: Readonly<Record<string, true>> = {};

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** The input field at fault, if any. */
    readonly field?: string,
  ) {
    super(message);
  }

  get status(): number {
    return HTTP_STATUS[this.code];
  }

  /** Read by GraphQL: a stable code, the field, when to retry, and the HTTP status. */
  get extensions() {
    const headers = new Map(this.retryAfter ? [['retry-after', String(this.retryAfter)]] : []);
    const { code, field, retryAfter, facts, status } = this;
    return { code, field, retryAfter, ...facts, http: { status, headers } };
  }
}

/** Seconds until a request that the server itself had to refuse may succeed. */
export const RETRY_SECONDS = 5;

/** A refusal that is only temporary. */
export class TryAgainLater extends AppError {
  constructor(
    code: 'TOO_MANY_REQUESTS' | 'SERVICE_UNAVAILABLE',
    message: string,
    /** Seconds. */
    override readonly retryAfter: number,
  ) {
    super(code, message);
  }
}

/** Returns the refusal of a request that cannot be served now but may be in a few seconds. */
export const unavailable = (sentence: string) =>
  new TryAgainLater('SERVICE_UNAVAILABLE', sentence, RETRY_SECONDS);

/** Longest error message, in characters; a quoted input could otherwise be as long as the body. */
const MAX_MESSAGE_CHARACTERS = 1_000;

/** Cuts a message to the maximum length. */
export function shortened(message: string): string {
  if (message.length <= MAX_MESSAGE_CHARACTERS) return message;
  return `${message.slice(0, MAX_MESSAGE_CHARACTERS)}…`;
}

/** Returns the original error, through any number of wrappers. */
export function causeOf(error: unknown): unknown {
  const inner = (error as { originalError?: unknown } | null)?.originalError;
  return inner === undefined ? error : causeOf(inner);
}

/** Returns the AppError behind an error, if there is one. */
export function appErrorOf(error: unknown): AppError | undefined {
  const cause = causeOf(error);
  return cause instanceof AppError ? cause : undefined;
}

/**
 * Refuses to change something that is no longer the version that was read; without a version,
 * allows any change.
 */
export function requireVersion(
  what: string,
  stored: { version: number },
  read: number | undefined,
): void {
  if (read !== undefined && stored.version !== read) {
    throw new AppError(
      'CONFLICT',
      `Someone else has changed this ${what}. Please reload it and try again.`,
      'version',
    );
  }
}
