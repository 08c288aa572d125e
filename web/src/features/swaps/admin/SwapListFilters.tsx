import type { SwapStatus, WeekSwapsQueryVariables } from '../../../generated/graphql';
import { addressId, chosenOption } from '../../../lib/address/address-values';
import { IconButton } from '../../../ui/button/IconButton';
import type { IdFilter } from '../../../ui/choice/picker';
import { Select } from '../../../ui/choice/Select';
import { TextField } from '../../../ui/form/TextField';
import { X } from '../../../ui/icon/icons';
import { FilterChip, useIsChip } from '../../../ui/list/filter-chips';
import { SWAP_STATUSES } from '../SwapBadge';

/** The filters of the list, by their names in the address. */
export const SWAP_FILTERS = ['property', 'status', 'swap'] as const;

export type SwapListFilter = (typeof SWAP_FILTERS)[number];
type Filters = Record<SwapListFilter, string>;

/**
 * Filters of the waiting swaps: for an administrator, by whether they can be approved, or for an
 * owner.
 */
const WAITING = {
  WAITING: { status: null, isWaiting: true, isPossible: null },
  POSSIBLE: { status: null, isWaiting: true, isPossible: true },
  IMPOSSIBLE: { status: null, isWaiting: true, isPossible: false },
  ASKED: { status: 'PENDING', isWaiting: false, isPossible: null },
} as const satisfies Record<string, WeekSwapsQueryVariables>;
type Waiting = keyof typeof WAITING;

const isWaiting = (status: string): status is Waiting => Object.hasOwn(WAITING, status);

/** A status, what waits, or '' for all. */
const STATUSES: { value: SwapStatus | Waiting | ''; label: string }[] = [
  { value: '', label: 'All statuses' },
  { value: 'WAITING', label: 'Waiting for you' },
  { value: 'POSSIBLE', label: 'Can be approved' },
  { value: 'IMPOSSIBLE', label: 'Cannot be approved' },
  { value: 'ASKED', label: 'Waiting for an owner' },
  { value: 'PENDING', label: SWAP_STATUSES.PENDING },
  { value: 'APPROVED', label: SWAP_STATUSES.APPROVED },
  { value: 'DECLINED', label: SWAP_STATUSES.DECLINED },
  { value: 'CANCELLED', label: SWAP_STATUSES.CANCELLED },
  { value: 'EXPIRED', label: SWAP_STATUSES.EXPIRED },
];

/** The filters as query variables; what is no such choice is left out. */
export function filterVariables({ property, status, swap }: Filters) {
  const chosen = chosenOption(STATUSES, status);
  return {
    id: addressId(swap) ?? null,
    propertyId: addressId(property) ?? null,
    ...(isWaiting(chosen)
      ? WAITING[chosen]
      : { status: chosen || null, isWaiting: null, isPossible: null }),
  } satisfies WeekSwapsQueryVariables;
}

/** The title of a list without swaps. */
export function emptyTitle({ property, status, swap }: Filters): string {
  if (status === 'WAITING' && !(property || swap)) return 'No swaps waiting for you';
  return property || status || swap ? 'No week swaps match these filters' : 'No week swaps yet';
}

interface IdFieldProps {
  value: string;
  onChange: (value: string) => void;
}

function IdField({ value, onChange }: IdFieldProps) {
  const clear = () => onChange('');
  if (useIsChip()) return value && <FilterChip label="ID" value={value} onClear={clear} />;
  return (
    <TextField
      label="ID"
      inputMode="numeric"
      autoComplete="off"
      placeholder="All swaps"
      maxLength={15}
      value={value}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
      suffix={value && <IconButton label="Clear ID" icon={<X size={18} />} onClick={clear} />}
    />
  );
}

interface Props {
  filters: Filters;
  onChange: (filter: SwapListFilter, value: string) => void;
  PropertyFilter: IdFilter;
}

/** Narrows the list of swaps by property and status, or to one of them. */
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
        isWide
        value={chosenOption(STATUSES, filters.status)}
        onValueChange={(status) => onChange('status', status)}
        options={STATUSES}
      />
      <IdField value={filters.swap} onChange={(id) => onChange('swap', id)} />
    </>
  );
}
