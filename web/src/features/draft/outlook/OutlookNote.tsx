import styled from 'styled-components';
import { shortDates } from '../../../lib/dates/week-dates';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { font } from '../../../ui/theme/tokens';
import type { Room } from '../room/room';
import {
  type LookedAt,
  type Outlook,
  outlookWords,
  turnLookedAt,
  useOutlook,
  weeksFreeAt,
} from './outlook';
import { SureText } from './SureText';

const Note = styled(Stack)`
  ${font.size('small')};
  p {
    text-wrap: pretty;
  }
  .muted {
    ${font.muted('tiny')};
  }
`;

/** So many weeks are named. */
const NAMED = 8;

/** The weeks that were usually still free at the current turn, or at the user’s next. */
export function OutlookNote({ room }: { room: Room }) {
  const { outlook, error, refetch } = useOutlook(room);
  const turn = turnLookedAt(room);
  if (!outlook) {
    return (
      <NotLoaded {...{ error, refetch }} what="The outlook">
        <Skeleton height="6rem" />
      </NotLoaded>
    );
  }
  if (outlook.turns.length === 0 || !turn) {
    return (
      <Note $gap={2}>
        <p className="muted">{outlookWords(room).tooFew}</p>
      </Note>
    );
  }
  return <Free {...{ room, outlook, turn }} />;
}

function Free({ room, outlook, turn }: { room: Room; outlook: Outlook; turn: LookedAt }) {
  const weeks = weeksFreeAt(room, outlook, turn);
  const where = `At place ${turn.place} in round ${turn.round}`;
  const named = weeks
    .slice(0, NAMED)
    .map((week) => shortDates(week) + (week.holiday ? ` (${week.holiday})` : ''));
  return (
    <Note $gap={2}>
      {weeks.length > 0 ? (
        <p>
          {where}, {weeks.length} of {room.draft.weeks.length} weeks were usually still free
          {weeks.length > NAMED ? ', among them ' : ': '}
          {named.join(', ')}.
        </p>
      ) : (
        <p>{where} no week was usually still free, or no earlier draft had this turn.</p>
      )}
      <SureText className="muted" outlook={outlook} />
      <p className="muted">{outlookWords(room).sincere}</p>
    </Note>
  );
}
