import { skipToken } from '@apollo/client/react';
import { type DraftsQuery, useDraftsQuery } from '../../generated/graphql';
import { addressYear } from '../../kit/address-year';

type Summary = DraftsQuery['drafts'][number];

/** What is under way comes before what is planned, and that before what is over. */
const RANKS: Record<Summary['status'], number> = { RUNNING: 0, PAUSED: 0, PLANNED: 1, ENDED: 2 };

/** The year of the address, else that of the draft that matters most, else next year. */
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
