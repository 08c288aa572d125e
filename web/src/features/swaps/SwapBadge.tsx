import type { SwapStatus } from '../../generated/graphql';
import { Badge } from '../../ui/text/Badge';

/** The name of each status (spec §4). */
export const SWAP_STATUSES: Record<SwapStatus, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
};

/** Label and colour of each swap status (spec §4). */
function swapBadge(status: SwapStatus) {
  const label = SWAP_STATUSES[status];
  if (status === 'PENDING') return { label, tone: 'warning', outline: true } as const;
  return { label, tone: status === 'APPROVED' ? 'info' : 'danger', outline: false } as const;
}

export function SwapBadge({ status }: { status: SwapStatus }) {
  const { label, ...look } = swapBadge(status);
  return <Badge {...look}>{label}</Badge>;
}
