import {
  CostProposalsDocument,
  CostsDocument,
  LedgerEntriesDocument,
  MyCostEventsDocument,
  useCostProposalsQuery,
  useCostsQuery,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';

/** All that a change to the costs of a house may change on its screen. */
export const ALL_COSTS = [CostsDocument, CostProposalsDocument, LedgerEntriesDocument];

/** The costs of a house in a year and what waits for an answer, live. */
export function useCosts(propertyId: string, year: number) {
  const fetchPolicy = 'cache-and-network';
  const { data, previousData, error, refetch } = useCostsQuery({
    variables: { propertyId, year },
    fetchPolicy,
  });
  const proposals = useCostProposalsQuery({ variables: { propertyId }, fetchPolicy });
  useLive(MyCostEventsDocument, {
    reread: ALL_COSTS,
    when: (event) => event.propertyId === propertyId,
  });
  // The proposals that wait stand above the rest, so both appear at once.
  const isWhole = proposals.data !== undefined || proposals.error !== undefined;
  return {
    // While another year loads, the one before stays.
    costs: isWhole ? (data ?? previousData)?.costs : undefined,
    proposals: proposals.data?.costProposals ?? [],
    error,
    refetch,
  };
}
