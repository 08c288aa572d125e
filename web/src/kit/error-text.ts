import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { isOutage } from './outage';

/**
 * The server's own sentence when it refused, '' when it refused without one fit for a person,
 * undefined when it could not answer at all: its own faults and a broken network.
 */
export function refusalOf(error: unknown): string | undefined {
  if (isOutage(error)) return undefined;
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const isServerFault = String(first?.extensions?.code).startsWith('INTERNAL');
    return isServerFault ? undefined : (first?.message ?? '');
  }
  const isRefused = ServerError.is(error) && error.statusCode >= 400 && error.statusCode < 500;
  return isRefused ? '' : undefined;
}

const OUTAGE = 'Fairweek can’t be reached right now. Please try again in a moment.';

/** What the server said, else the fallback; and that it is worth another try where nobody answered. */
export function errorText(error: unknown, fallback: string): string {
  const refusal = refusalOf(error);
  if (refusal || !isOutage(error)) return refusal || fallback;
  const isSaid = /try again/i.test(fallback);
  return isSaid ? fallback : `${fallback.replace(/[.!]?$/, '.')} ${OUTAGE}`;
}

/** The stable code of a GraphQL refusal, such as FORBIDDEN; undefined for anything else that failed. */
export function errorCode(error: unknown): string | undefined {
  const code = CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}

/** True when somebody else changed meanwhile what was to be changed. */
export function isChangedMeanwhile(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  const { code, field } = error.errors[0]?.extensions ?? {};
  return code === 'CONFLICT' && field === 'version';
}
