import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { momentText } from '../kit/dates';
import { color, motion, radius, size, space, thumb } from './theme/tokens';

export interface NewsItem {
  id: string;
  /** ISO. */
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
  display: grid;
  align-content: center;
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
  time {
    color: ${color.textMuted};
    font-size: ${size.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

/** What happened lately, each entry a link to where more of it shows. */
export function NewsList({ label, items }: { label: string; items: readonly NewsItem[] }) {
  return (
    <List aria-label={label}>
      {items.map(({ id, at, text, path }) => (
        <li key={id}>
          <Row to={path}>
            {text}
            <time dateTime={at}>{momentText(at)}</time>
          </Row>
        </li>
      ))}
    </List>
  );
}
