import { CombinedGraphQLErrors } from '@apollo/client';

/** What the server said, else the fallback: its own faults and a broken network have no words fit for a person. */
export function errorText(error: unknown, fallback: string): string {
  if (!CombinedGraphQLErrors.is(error)) return fallback;
  const [first] = error.errors;
  const isServerFault = String(first?.extensions?.code).startsWith('INTERNAL');
  return (!isServerFault && first?.message) || fallback;
}

/** The stable code of a GraphQL refusal, such as FORBIDDEN; undefined for anything else that failed. */
export function errorCode(error: unknown): string | undefined {
  const code = CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}
