import type { StatusParts } from '../../features/records/record-lines';
import { StatusBadge } from '../../features/special-requests/RequestBadges';
import { SwapBadge } from '../../features/swaps/SwapBadge';

/** How requests and swaps show their status on the pages of properties and users. */
export const STATUS_PARTS: StatusParts = {
  requestStatus: (status) => <StatusBadge status={status} />,
  swapStatus: (status) => <SwapBadge status={status} />,
};
