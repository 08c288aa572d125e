import { statusWords } from '../../features/draft/company/draft-words';
import type { PropertyRecordParts } from '../../features/records/property/parts';
import type { StatusParts } from '../../features/records/record-lines';
import { StatusBadge } from '../../features/special-requests/RequestBadges';
import { SwapBadge } from '../../features/swaps/SwapBadge';
import { Badge } from '../../ui/text/Badge';

/** How drafts, requests and swaps show their status on the pages of properties and users. */
export const STATUS_PARTS: StatusParts & Pick<PropertyRecordParts, 'draftStatus'> = {
  draftStatus: (status) => {
    const { label, tone } = statusWords[status];
    return <Badge tone={tone}>{label}</Badge>;
  },
  requestStatus: (status) => <StatusBadge status={status} />,
  swapStatus: (status) => <SwapBadge status={status} />,
};
