import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { momentText, timeText } from '../../lib/dates/dates';
import { partText } from '../../lib/text/sentence';
import { Text } from '../../ui/text/Text';
import { box, color, font, screen, space } from '../../ui/theme/tokens';
import { ActionIcon } from './ActionIcon';
import type { Entry, Part } from './audit-runs';

/** An icon and a sentence with its time, which stands at the end of its line on a desk. */
const Line = styled.div`
  ${box.grid(3)};
  grid-template-columns: max-content minmax(0, 1fr);
  padding: ${space[2]} ${space[4]};
  ${font.size('small')};
  & > div {
    align-self: center;
    overflow-wrap: anywhere;
  }
  a {
    color: ${color.text};
    text-decoration-color: ${color.border};
    text-underline-offset: 0.2em;
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
  p {
    display: inline;
    max-width: 46rem;
  }
  ${screen.desk} {
    & > div {
      ${box.flex(5)};
      justify-content: space-between;
    }
  }
  ${screen.phone} {
    padding-inline: ${space[3]};
  }
`;
const When = styled.time`
  flex: none;
  color: ${color.textMuted};
  white-space: nowrap;
  ${screen.phone} {
    margin-inline-start: ${space[2]};
    ${font.size('tiny')};
  }
`;

function PartText(part: Part) {
  const { path, date, until } = part;
  const text = partText(part);
  if (until !== null) return <Text $wrap="none">{text}</Text>;
  if (date !== null)
    return (
      <Text as="time" $wrap="none" dateTime={date}>
        {text}
      </Text>
    );
  return path === null ? text : <Link to={path}>{text}</Link>;
}

/** Parts of a sentence, whose names lead to what they name. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in order
    <PartText key={index} {...part} />
  ));
}

interface EntryLineProps {
  entry: Pick<Entry, 'action' | 'at'>;
  /** When the first of several was. */
  since?: string | undefined;
  children: ReactNode;
}

/** A line of the log: its kind, its sentence, and when it was on its day. */
export function EntryLine({ entry: { action, at }, since = at, children }: EntryLineProps) {
  const [first, last] = [timeText(since), timeText(at)];
  return (
    <Line>
      <ActionIcon action={action} />
      <div>
        <p>{children}</p>
        <When dateTime={at} title={momentText(at)}>
          {first === last ? last : `${first} – ${last}`}
        </When>
      </div>
    </Line>
  );
}
