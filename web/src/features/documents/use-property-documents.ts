import { usePropertyDocumentsQuery } from '../../generated/graphql';
import { documentsProblem } from './reading/document-problem';

/** The documents of a property, or why they are unavailable. */
export function usePropertyDocuments(propertyId: string) {
  const { data, error, refetch } = usePropertyDocumentsQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  const problem = error && documentsProblem(error);
  // Loaded data stays visible while the server is failing, but not after a refusal.
  return data && problem?.kind !== 'restricted'
    ? { data, problem: undefined, refetch }
    : { data: undefined, problem, refetch };
}
