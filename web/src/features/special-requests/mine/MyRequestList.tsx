import styled from 'styled-components';
import type { MyRequestPartsFragment } from '../../../generated/graphql';
import { dayText } from '../../../lib/dates/dates';
import { CardLink } from '../../../ui/card/Card';
import { ChevronRight } from '../../../ui/icon/icons';
import { Grid } from '../../../ui/layout/Grid';
import { Row } from '../../../ui/layout/Stack';
import { box, color, font, motion, space, weight } from '../../../ui/theme/tokens';
import { freshStyle } from '../fresh-style';
import { PriorityBadge, StatusBadge } from '../RequestBadges';
import { categoryText } from '../request-text';

const Item = styled.li`
  position: relative;
  ${box.grid(2)};
  padding: ${space[4]} ${space[7]} ${space[4]} ${space[4]};
  ${box.surface('large', 'card')};
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
    ${font.muted('small')};
  }
  p::first-letter {
    text-transform: uppercase;
  }
`;

const Title = styled(CardLink)`
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
  &:hover {
    color: ${color.primaryHover};
  }
`;

interface Props {
  requests: readonly MyRequestPartsFragment[];
  fresh: ReadonlySet<string>;
}

/** A list of requests, each a link; recently changed ones are highlighted. */
export function MyRequestList({ requests, fresh }: Props) {
  return (
    <Grid as="ol" $gap={3} aria-label="My requests">
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
    </Grid>
  );
}
