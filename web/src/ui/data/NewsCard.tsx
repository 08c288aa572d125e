import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { momentText } from '../../lib/dates/dates';
import { LoadingState } from '../feedback/LoadingState';
import { Card } from '../layout/Card';
import { color, motion, radius, size, space, thumb } from '../theme/tokens';

interface NewsItem {
  id: string;
  /** An ISO date and time. */
  at: string;
  text: string;
  path: string;
}

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

interface Props {
  title: string;
  /** A muted line below the title. */
  text?: string;
  icon?: ReactNode;
  /** Buttons at the end of the title’s line. */
  actions?: ReactNode;
  /** Undefined while loading. */
  items: readonly NewsItem[] | undefined;
  /** Shown if there are no items. */
  empty?: string;
}

/** The latest events, each linked to its details. */
export function NewsCard({ title, text, icon, actions, items, empty }: Props) {
  return (
    <Card {...{ title, text, icon, actions }}>
      {!items && <LoadingState />}
      {items?.length === 0 && <p>{empty}</p>}
      {items && items.length > 0 && (
        <List aria-label={title}>
          {items.map(({ id, at, text: sentence, path }) => (
            <li key={id}>
              <Row to={path}>
                <span>
                  {sentence}
                  <time dateTime={at}>{momentText(at)}</time>
                </span>
                <ChevronRight size={20} aria-hidden />
              </Row>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
