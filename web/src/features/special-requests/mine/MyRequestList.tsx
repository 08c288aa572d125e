import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { MyRequestPartsFragment } from '../../../generated/graphql';
import { dayText } from '../../../lib/dates/dates';
import { ChevronRight } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { color, motion, radius, shadow, size, space, weight } from '../../../ui/theme/tokens';
import { freshStyle } from '../fresh-style';
import { PriorityBadge, StatusBadge } from '../RequestBadges';
import { categoryText } from '../request-text';

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
`;

const Item = styled.li`
  position: relative;
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[7]} ${space[4]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  transition: border-color ${motion.calm};
  ${freshStyle}
  &:hover {
    border-color: ${color.inputBorder};
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  > svg {
    position: absolute;
    top: calc(50% - 10px);
    right: ${space[4]};
    color: ${color.textMuted};
  }
  p {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
  p::first-letter {
    text-transform: uppercase;
  }
`;

const Title = styled(Link)`
  color: inherit;
  font-weight: ${weight.bold};
  text-decoration: none;
  outline: 0;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
`;

interface Props {
  requests: readonly MyRequestPartsFragment[];
  fresh: ReadonlySet<string>;
}

/** A list of requests, each a link; recently changed ones are highlighted. */
export function MyRequestList({ requests, fresh }: Props) {
  return (
    <List aria-label="My requests">
      {requests.map(({ id, title, category, priority, status, property, createdAt }) => (
        <Item key={id} data-fresh={fresh.has(id) || undefined}>
          <Title to={`/requests/${id}`}>{title}</Title>
          <p>
            {categoryText(category)} · {property.name} ·{' '}
            <time dateTime={createdAt}>{dayText(createdAt)}</time>
          </p>
          <Row $gap={2}>
            <StatusBadge status={status} />
            <PriorityBadge priority={priority} inWords />
          </Row>
          <ChevronRight size={20} aria-hidden />
        </Item>
      ))}
    </List>
  );
}
