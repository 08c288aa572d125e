import type { SwapStatus, WeekSwapsQueryVariables } from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-values';
import { IconButton } from '../../../ui/button/IconButton';
import type { IdFilter } from '../../../ui/choice/picker';
import { TextField } from '../../../ui/form/TextField';
import { X } from '../../../ui/icon/icons';
import {
  choice,
  type Filter,
  type FilterValues,
  optionsOf,
  recordFilter,
} from '../../../ui/list/filter';
import { FilterChip, useIsChip } from '../../../ui/list/filter-chips';
import { SWAP_STATUSES } from '../SwapBadge';

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

const isWaiting = (status: string | null): status is Waiting =>
  status !== null && Object.hasOwn(WAITING, status);

const STATUSES: Record<Waiting | SwapStatus, string> = {
  ...{ WAITING: 'Waiting for you', POSSIBLE: 'Can be approved' },
  ...{ IMPOSSIBLE: 'Cannot be approved', ASKED: 'Waiting for an owner' },
  ...SWAP_STATUSES,
};

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

const idFilter: Filter<string> = {
  valueOf: (text) => addressId(text) ?? null,
  field: (value, onChange) => <IdField {...{ value, onChange }} />,
};

/** The property and status of swaps, or one of them. */
export const swapFilters = (PropertyFilter: IdFilter) => ({
  property: recordFilter('Property', PropertyFilter),
  status: choice('Status', optionsOf(STATUSES), { none: 'All statuses', isWide: true }),
  swap: idFilter,
});

/** The filters as query variables. */
export const whereSwaps = ({
  property,
  status,
  swap,
}: FilterValues<ReturnType<typeof swapFilters>>) =>
  ({
    ...{ id: swap, propertyId: property },
    ...(isWaiting(status) ? WAITING[status] : { status, isWaiting: null, isPossible: null }),
  }) satisfies WeekSwapsQueryVariables;
