import { skipToken } from '@apollo/client/react';
import { type DraftsQuery, useDraftsQuery } from '../../generated/graphql';
import { addressYear } from '../../lib/address/address-values';

type Summary = DraftsQuery['drafts'][number];

/** Drafts in progress come before planned ones, and those before finished ones. */
const RANKS: Record<Summary['status'], number> = { RUNNING: 0, PAUSED: 0, PLANNED: 1, ENDED: 2 };

/** The year in the address, else that of the most relevant draft, else next year. */
export function useDraftYear(propertyId: string | undefined, text: string | null) {
  const { data, error } = useDraftsQuery(
    propertyId === undefined || text !== null ? skipToken : { variables: { propertyId } },
  );
  if (text !== null) return addressYear(text);
  if (!data && !error) return undefined;
  const [first] = (data?.drafts ?? []).toSorted(
    (one, other) => RANKS[one.status] - RANKS[other.status],
  );
  return first?.year ?? new Date().getFullYear() + 1;
}
