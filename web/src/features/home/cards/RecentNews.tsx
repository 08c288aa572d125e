import { ChevronRight, History } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { HomeQuery } from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';
import { Card } from '../../../ui/layout/Card';
import { color, motion, radius, size, space, thumb } from '../../../ui/theme/tokens';

const List = styled.ul`
  display: grid;
  margin: 0 -${space[2]} -${space[2]};
  list-style: none;
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${thumb};
  padding: ${space[2]};
  border-radius: ${radius.medium};
  color: inherit;
  line-height: 1.35;
  text-decoration: none;
  transition: background-color ${motion.quick};
  overflow-wrap: anywhere;
  &:hover {
    background: ${color.primarySoft};
    color: inherit;
  }
  > span {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  > svg {
    flex: none;
    color: ${color.textMuted};
  }
  time {
    color: ${color.textMuted};
    font-size: ${size.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

const TITLE = 'Recent activity';

/**
 * Recent activity of the user and in their properties (spec §9 'activity list'), each linked to its
 * details; renders nothing if empty.
 */
export function RecentNews({ items }: { items: HomeQuery['myActivity'] }) {
  if (items.length === 0) return null;
  return (
    <Card title={TITLE} icon={<History size={22} aria-hidden />}>
      <List aria-label={TITLE}>
        {items.map(({ id, at, text, path }) => (
          <li key={id}>
            <Row to={path}>
              <span>
                {text}
                <time dateTime={at}>{momentText(at)}</time>
              </span>
              <ChevronRight size={20} aria-hidden />
            </Row>
          </li>
        ))}
      </List>
    </Card>
  );
}
