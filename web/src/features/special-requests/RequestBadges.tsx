import styled from 'styled-components';
import type { RequestCategory, RequestPriority, RequestStatus } from '../../generated/graphql';
import { useNow } from '../../lib/dates/server-clock';
import { Badge } from '../../ui/text/Badge';
import { tone, weight } from '../../ui/theme/tokens';
import { type Aging, ageText, categoryText, PRIORITIES, STATUSES, waitsLong } from './request-text';

export function StatusBadge({ status }: { status: RequestStatus }) {
  const { label, ...look } = STATUSES[status];
  return <Badge {...look}>{label}</Badge>;
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

const Age = styled.span<{ $isLong: boolean }>`
  ${({ $isLong }) => $isLong && `color: ${tone('danger').text}; font-weight: ${weight.medium};`}
`;

/** How old a request is; it stands out once it waits long. */
export function RequestAge({ request }: { request: Aging }) {
  const now = useNow();
  return <Age $isLong={waitsLong(request, now)}>{ageText(request, now)}</Age>;
}
