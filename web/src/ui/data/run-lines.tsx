import styled from 'styled-components';
import { counted, grouped, inWords } from '../../lib/format';
import { groupBy } from '../../lib/group-by';
import { errorText } from '../../lib/network/error-text';
import type { Progress } from '../../lib/network/use-one-by-one';
import { Button } from '../button/Button';
import { Bar } from '../layout/Bar';
import { color, radius, size, space, weight } from '../theme/tokens';

const List = styled.ul`
  margin: 0;
  padding: ${space[2]} ${space[3]};
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
  summary {
    cursor: pointer;
  }
`;

export interface RunLine {
  id: string;
  name: string;
  text: string;
}

/** So many names stand in a line; of more, the others are folded. */
const NAMED = 3;

interface RunLinesProps {
  label: string;
  lines: readonly RunLine[];
  /** How many rows there are: a line for all of them names none. */
  total?: number;
}

/** What is done with each row; those with the same text share a line. */
export function RunLines({ label, lines, total }: RunLinesProps) {
  if (lines.length === 0) return null;
  return (
    <List aria-label={label}>
      {[...groupBy(lines, ({ text }) => text)].map(([text, same]) => {
        const names = same.map(({ name }) => name);
        const line = (title: string) => (
          <>
            <b>{title}</b>: <span>{text}</span>
          </>
        );
        const isAll = names.length > 1 && names.length === total;
        if (isAll || names.length <= NAMED) {
          return (
            <li key={text}>{line(isAll ? `All ${grouped(names.length)}` : inWords(names))}</li>
          );
        }
        const others = `${grouped(names.length - 1)} others`;
        return (
          <li key={text}>
            <details>
              <summary>{line(inWords([...names.slice(0, 1), others]))}</summary>
              <p>{inWords(names)}</p>
            </details>
          </li>
        );
      })}
    </List>
  );
}

/** The line of a row that was refused. */
export const refusedLine = (id: string, name: string, error: unknown): RunLine => ({
  id,
  name,
  text: errorText(error, 'Please try again.'),
});

/** What came of doing something with many rows. */
export interface RunResult {
  /** '48 drafts opened' */
  title: string;
  refused: readonly RunLine[];
}

const Pause = styled.p`
  font-size: ${size.small};
  color: ${color.textMuted};
`;

interface RunProgressProps {
  label: string;
  progress: Progress | undefined;
  onStop: () => void;
}

/** How far it is, and for how long the server has it wait. */
export function RunProgress({ label, progress, onStop }: RunProgressProps) {
  if (!progress) return null;
  const { done, total, pauseMs } = progress;
  return (
    <>
      <div>
        <Bar label={label} value={done} total={total} />
        <Pause role="status">{pauseMs && pauseText(pauseMs)}</Pause>
      </div>
      <Button variant="secondary" onClick={onStop}>
        Stop
      </Button>
    </>
  );
}

const pauseText = (milliseconds: number) =>
  `That was many changes at once. It continues in ${counted(Math.ceil(milliseconds / 1_000), 'second')}.`;
