import { CombinedGraphQLErrors } from '@apollo/client';

/** What the server said, else the fallback: its own faults and a broken network have no words fit for a person. */
export function errorText(error: unknown, fallback: string): string {
  if (!CombinedGraphQLErrors.is(error)) return fallback;
  const [first] = error.errors;
  const isServerFault = String(first?.extensions?.code).startsWith('INTERNAL');
  return (!isServerFault && first?.message) || fallback;
}
