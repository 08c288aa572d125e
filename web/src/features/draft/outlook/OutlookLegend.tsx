import styled from 'styled-components';
import { shortDates } from '../../../lib/dates/week-dates';
import { errorText } from '../../../lib/network/error-text';
import { ordinal } from '../../../lib/text/format';
import { Stack } from '../../../ui/layout/Stack';
import { box, color, font } from '../../../ui/theme/tokens';
import type { Room } from '../room/room';
import { exampleOf, type Outlook, outlookWords, type UsuallyFree } from './outlook';
import { outlookMark } from './outlook-style';
import { SureText } from './SureText';

const Legend = styled(Stack)`
  ${font.muted('small')};
  p {
    text-wrap: pretty;
  }
  b {
    color: ${color.text};
  }
`;

const Marks = styled.ul`
  ${box.grid(1)};
  color: ${color.text};
  li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    align-items: baseline;
  }
`;

const Mark = styled.span`
  ${outlookMark}
  justify-self: start;
`;

interface OutlookLegendProps {
  room: Room;
  outlook: Outlook | undefined;
  /** By week, at the share's place. */
  usuallyFree: ReadonlyMap<number, UsuallyFree> | undefined;
  error: unknown;
  place: number;
}

/** 'usually still free at your 2nd turn'. */
const meaningOf = (round: number) => `usually still free at your ${ordinal(round)} turn`;

/** The meaning of the marks on the weeks, their certainty, and the advice to be sincere. */
export function OutlookLegend({ room, outlook, usuallyFree, error, place }: OutlookLegendProps) {
  if (!outlook || !usuallyFree) {
    return error ? (
      <Legend role="status">{errorText(error, 'The outlook could not be loaded.')}</Legend>
    ) : null;
  }
  if (outlook.turns.length === 0) return <Legend>{outlookWords(room).tooFew}</Legend>;
  const rounds = [...new Set([...usuallyFree.values()].map(({ round }) => round))].toSorted(
    (one, other) => one - other,
  );
  const example = exampleOf(room, usuallyFree);
  return (
    <Legend $gap={2}>
      <Marks aria-label="What the marks on weeks mean">
        {rounds.map((round, index) => (
          <li key={round}>
            <Mark data-early={round < room.facts.rules.rounds}>R{round}</Mark>
            <span>
              {meaningOf(round)}
              {index < rounds.length - 1 && ', and gone after it'}
            </span>
          </li>
        ))}
        <li>
          <span aria-hidden>–</span>
          <span>no mark: usually gone before your 1st turn, or not known</span>
        </li>
      </Marks>
      {example && (
        <p>
          For example {shortDates(example.dated)}, R{example.round}: the owner in place {place}, now
          yours, could still choose it in round {example.round} in{' '}
          {example.isAlways ? 'every draft so far' : 'most drafts so far'}.
        </p>
      )}
      <SureText outlook={outlook} />
      <p>{outlookWords(room).sincere}</p>
    </Legend>
  );
}
