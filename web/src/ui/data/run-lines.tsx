import styled from 'styled-components';
import { errorText } from '../../lib/network/error-text';
import { Bar } from '../layout/Bar';
import { color, radius, size, space, weight } from '../theme/tokens';

const Scroll = styled.ul`
  max-height: 14rem;
  margin: 0;
  padding: ${space[2]} ${space[3]};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  font-size: ${size.small};
  list-style: none;
  li {
    padding: ${space[1]} 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: ${weight.medium};
  }
  span {
    color: ${color.textMuted};
  }
`;

export interface HouseLine {
  id: string;
  name: string;
  text: string;
}

/** What is done with each house, one line each. */
export function HouseLines({ label, lines }: { label: string; lines: readonly HouseLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Scroll aria-label={label} tabIndex={0}>
      {lines.map(({ id, name, text }) => (
        <li key={id}>
          <b>{name}</b>: <span>{text}</span>
        </li>
      ))}
    </Scroll>
  );
}

/** The line of a house that was refused. */
export const refusedLine = (id: string, name: string, error: unknown): HouseLine => ({
  id,
  name,
  text: errorText(error, 'Please try again.'),
});

/** What came of doing something with many houses. */
export interface RunResult {
  /** '48 drafts opened' */
  title: string;
  refused: readonly HouseLine[];
}

/** How far it is. */
export function RunProgress({
  label,
  progress,
}: {
  label: string;
  progress: { done: number; total: number } | undefined;
}) {
  return progress ? <Bar label={label} value={progress.done} total={progress.total} /> : null;
}
