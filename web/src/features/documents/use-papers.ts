import { usePropertyDocumentsQuery } from '../../generated/graphql';
import { documentsProblem } from './document-problem';

/** The papers of a property, or why they do not show. */
export function usePapers(propertyId: string) {
  const { data, error, refetch } = usePropertyDocumentsQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  const problem = error && documentsProblem(error);
  // What was read before stays while the server fails, not once it refuses.
  return data && problem?.kind !== 'restricted'
    ? { data, problem: undefined, refetch }
    : { data: undefined, problem, refetch };
}
