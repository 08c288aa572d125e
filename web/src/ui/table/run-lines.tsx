import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { groupBy } from '../../lib/list/group-by';
import type { Progress } from '../../lib/list/use-each';
import { errorText } from '../../lib/network/error-text';
import { counted, grouped, inWords, partsInWords } from '../../lib/text/format';
import { Button } from '../button/Button';
import { Bar } from '../layout/Bar';
import { Muted } from '../text/Text';
import { color, font, radius, space, weight } from '../theme/tokens';

const List = styled.ul`
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  ${font.size('small')};
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
  /** The page of what is named. */
  to?: string;
}

/** So many names stand in a line; of more, the others are folded. */
const NAMED = 3;

interface RunLinesProps {
  label: string;
  lines: readonly RunLine[];
  /** How many rows there are: a line for all of them names none. */
  total?: number;
}

/** 'A, B, and C'; those with a page are links, which leave the dialog that names them open. */
function Names({ lines }: { lines: readonly RunLine[] }) {
  const left = [...lines];
  return partsInWords(lines.map(({ name }) => name)).map(({ type, value }) => {
    const line = type === 'element' ? left.shift() : undefined;
    if (!line?.to) return value;
    return (
      <Link key={line.id} to={line.to} target="_blank">
        {value}
      </Link>
    );
  });
}

/** The action on each row; rows with the same text share a line. */
export function RunLines({ label, lines, total }: RunLinesProps) {
  if (lines.length === 0) return null;
  return (
    <List aria-label={label}>
      {[...groupBy(lines, ({ text }) => text)].map(([text, same]) => {
        const [first] = same;
        const line = (title: ReactNode) => (
          <>
            <b>{title}</b>: <span>{text}</span>
          </>
        );
        const all = same.length > 1 && same.length === total && `All ${grouped(same.length)}`;
        if (all && !first?.to) return <li key={text}>{line(all)}</li>;
        const names = <Names lines={same} />;
        if (same.length <= NAMED) return <li key={text}>{line(names)}</li>;
        const others = `${grouped(same.length - 1)} others`;
        return (
          <li key={text}>
            <details>
              <summary>{line(all || inWords([first?.name ?? '', others]))}</summary>
              <p>{names}</p>
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

/** The result of a bulk action: how many succeeded, and which failed. */
export interface RunResult {
  /** '48 drafts opened' */
  title: string;
  refused: readonly RunLine[];
}

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
        <Muted role="status">{pauseMs && pauseText(pauseMs)}</Muted>
      </div>
      <Button variant="secondary" onClick={onStop}>
        Stop
      </Button>
    </>
  );
}

const pauseText = (milliseconds: number) =>
  `That was many changes at once. It continues in ${counted(Math.ceil(milliseconds / 1_000), 'second')}.`;
