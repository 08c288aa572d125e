import { isOutage, problemsOf } from './outage';

/**
 * Returns the server's message if it refused, '' if it refused without a readable message, and
 * undefined if it could not respond: its own errors and a broken network.
 */
export function refusalOf(error: unknown): string | undefined {
  if (isOutage(error)) return undefined;
  const [first] = problemsOf(error);
  if (first) {
    const isServerFault = String(first.extensions?.code).startsWith('INTERNAL');
    return isServerFault ? undefined : first.message;
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 ? '' : undefined;
}

const OUTAGE = 'Fairweek can’t be reached right now. Please try again in a moment.';

/** Adds the id under which the server logged its own error, for the person who reports it. */
function withReference(error: unknown, text: string): string {
  const id = problemsOf(error)[0]?.extensions?.requestId;
  return typeof id === 'string' ? `${text.replace(/[.!]?$/, '.')} Reference: ${id}` : text;
}

/**
 * Returns the server's message, or else the fallback, with a reference if the server failed; during
 * an outage it suggests another attempt.
 */
export function errorText(error: unknown, fallback: string): string {
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (!isOutage(error)) return withReference(error, fallback);
  const isSaid = /try again/i.test(fallback);
  return isSaid ? fallback : `${fallback.replace(/[.!]?$/, '.')} ${OUTAGE}`;
}

/**
 * Returns the stable code of a GraphQL refusal, such as FORBIDDEN; undefined for any other error.
 */
export function errorCode(error: unknown): string | undefined {
  const code = problemsOf(error)[0]?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Returns the name of the field that the server refused; undefined if it named none. */
export function errorField(error: unknown): string | undefined {
  const field = problemsOf(error)[0]?.extensions?.field;
  return typeof field === 'string' ? field : undefined;
}

/** Returns true if a refusal has a fact such as `secondFactor: true` beside its code. */
export function hasErrorFact(error: unknown, fact: string): boolean {
  return problemsOf(error)[0]?.extensions?.[fact] === true;
}

/** Returns true if someone else has changed the record since it was read. */
export function isVersionConflict(error: unknown): boolean {
  const { code, field } = problemsOf(error)[0]?.extensions ?? {};
  return code === 'CONFLICT' && field === 'version';
}
