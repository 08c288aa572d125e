import styled from 'styled-components';
import type { RequestCategory, RequestPriority, RequestStatus } from '../../generated/graphql';
import { Badge } from '../../ui/data/Badge';
import { categoryText, PRIORITIES, STATUSES } from './request-text';

export function StatusBadge({ status }: { status: RequestStatus }) {
  const { label, tone } = STATUSES[status];
  return <Badge tone={tone}>{label}</Badge>;
}

interface PriorityBadgeProps {
  priority: RequestPriority;
  /** Where no column says what is high: 'High priority'. */
  inWords?: boolean;
}

export function PriorityBadge({ priority, inWords = false }: PriorityBadgeProps) {
  const { label, tone } = PRIORITIES[priority];
  return <Badge tone={tone}>{inWords ? `${label} priority` : label}</Badge>;
}

/** Changes only the style; the text stays as the spec gives it. */
const Name = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

export function CategoryName({ category }: { category: RequestCategory }) {
  return <Name>{categoryText(category)}</Name>;
}
