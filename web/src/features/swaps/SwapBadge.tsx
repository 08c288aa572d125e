import type { SwapStatus } from '../../generated/graphql';
import { Badge } from '../../ui/text/Badge';
import { swapBadge } from './swap-status';

export function SwapBadge({ status }: { status: SwapStatus }) {
  const { label, ...look } = swapBadge(status);
  return <Badge {...look}>{label}</Badge>;
}
