import type { RequestPriority, RequestStatus } from '../../generated/graphql';
import { Badge } from '../../ui/Badge';
import { PRIORITIES, STATUSES } from './request-text';

export function StatusBadge({ status }: { status: RequestStatus }) {
  const { label, tone } = STATUSES[status];
  return <Badge tone={tone}>{label}</Badge>;
}

export function PriorityBadge({ priority }: { priority: RequestPriority }) {
  const { label, tone } = PRIORITIES[priority];
  return <Badge tone={tone}>{label}</Badge>;
}
