import type { SwapStatus, WeekSwapsQueryVariables } from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-id';
import { chosenOption } from '../../../lib/address/chosen-option';
import type { IdFilter } from '../../../ui/form/picker';
import { Select } from '../../../ui/form/Select';
import { SWAP_STATUSES } from '../swap-status';

/** The filters of the list, by their names in the address. */
export const SWAP_FILTERS = ['property', 'status'] as const;

export type SwapListFilter = (typeof SWAP_FILTERS)[number];
type Filters = Record<SwapListFilter, string>;

/** A status, WAITING for an administrator, or '' for all. */
const STATUSES: { value: SwapStatus | 'WAITING' | ''; label: string }[] = [
  { value: '', label: 'All statuses' },
  { value: 'WAITING', label: 'Waiting for you' },
  { value: 'PENDING', label: SWAP_STATUSES.PENDING },
  { value: 'APPROVED', label: SWAP_STATUSES.APPROVED },
  { value: 'DECLINED', label: SWAP_STATUSES.DECLINED },
  { value: 'CANCELLED', label: SWAP_STATUSES.CANCELLED },
  { value: 'EXPIRED', label: SWAP_STATUSES.EXPIRED },
];

/** The filters as query variables; what is no such choice is left out. */
export function filterVariables({ property, status }: Filters) {
  const chosen = chosenOption(STATUSES, status);
  return {
    propertyId: addressId(property) ?? null,
    status: chosen === 'WAITING' ? null : chosen || null,
    isWaiting: chosen === 'WAITING' || null,
  } satisfies WeekSwapsQueryVariables;
}

/** The title of a list without swaps. */
export function emptyTitle({ property, status }: Filters): string {
  if (status === 'WAITING' && !property) return 'No swaps waiting for you';
  return property || status ? 'No week swaps match these filters' : 'No week swaps yet';
}

interface Props {
  filters: Filters;
  onChange: (filter: SwapListFilter, value: string) => void;
  PropertyFilter: IdFilter;
}

/** Narrows the list of swaps by property and status. */
export function SwapListFilters({ filters, onChange, PropertyFilter }: Props) {
  return (
    <>
      <PropertyFilter
        label="Property"
        value={filters.property}
        onChange={(id) => onChange('property', id)}
      />
      <Select
        label="Status"
        value={chosenOption(STATUSES, filters.status)}
        onValueChange={(status) => onChange('status', status)}
        options={STATUSES}
      />
    </>
  );
}
