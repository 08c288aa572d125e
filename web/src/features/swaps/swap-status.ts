import type { SwapStatus } from '../../generated/graphql';

const names: Record<SwapStatus, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
};

/** Label and colour of each swap status (spec §4). */
export function swapBadge(status: SwapStatus) {
  const label = names[status];
  if (status === 'PENDING') return { label, tone: 'neutral', outline: true } as const;
  return { label, tone: status === 'APPROVED' ? 'info' : 'danger', outline: false } as const;
}

/** What the list of all swaps is filtered by: a status, or WAITING for an administrator. */
export type SwapFilter = SwapStatus | 'WAITING';

/** Every choice of the filter; '' stands for all. */
export const statusOptions: { value: SwapFilter | ''; label: string }[] = [
  { value: '', label: 'All statuses' },
  { value: 'WAITING', label: 'Waiting for you' },
  { value: 'PENDING', label: names.PENDING },
  { value: 'APPROVED', label: names.APPROVED },
  { value: 'DECLINED', label: names.DECLINED },
  { value: 'CANCELLED', label: names.CANCELLED },
  { value: 'EXPIRED', label: names.EXPIRED },
];

/** The filter as query variables. */
export const filterVariables = (filter: SwapFilter | '') =>
  filter === 'WAITING'
    ? { status: null, isWaiting: true }
    : { status: filter || null, isWaiting: null };
