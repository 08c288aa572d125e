import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type DraftsQuery, MyDraftEventsDocument } from '../../../generated/graphql';
import { draftPath } from '../../../lib/address/paths';
import { deadlineText } from '../../../lib/dates/dates';
import { shortDates } from '../../../lib/dates/week-dates';
import { inWords } from '../../../lib/format';
import { useLive } from '../../../lib/live/use-live';
import { ShareTile } from '../../../ui/data/ShareTile';
import { ChevronRight, Hourglass } from '../../../ui/icon/icons';
import { color, motion, radius, size, space, thumb, weight } from '../../../ui/theme/tokens';
import { clockText, useTimeLeft } from '../use-clock';

/** A draft as the dashboard knows it. */
interface Summary
  extends Pick<
    DraftsQuery['drafts'][number],
    'id' | 'propertyId' | 'propertyName' | 'year' | 'status' | 'deadline' | 'turnShare'
  > {
  timeZone: string;
  /** Turns before the user's next one; 0 if it is theirs, null if none is to come. */
  turnsBefore: number | null;
  /** When that begins at the latest. */
  startsBy: string | null;
  /** The user’s choices so far. */
  weeks: readonly { startDate: string; endDate: string }[];
}

const Note = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: calc(${thumb} + ${space[4]});
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  transition: box-shadow ${motion.calm};
  &[data-mine='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &:hover {
    color: ${color.text};
  }
  &:hover strong {
    text-decoration: underline;
  }
  > .words {
    flex: 1;
    min-width: 0;
  }
  strong {
    display: block;
    font-weight: ${weight.bold};
    line-height: 1.3;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${size.small};
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${space[2]};
`;

interface DraftNotesProps {
  /** Planned and open drafts of the user's properties, own turns first. */
  drafts: readonly Summary[];
  /** Refetches them. */
  refresh: () => Promise<unknown>;
}

/**
 * The open drafts of the user's properties on the dashboard, updated live; renders nothing without
 * one.
 */
export function DraftNotes({ drafts, refresh }: DraftNotesProps) {
  useLive(MyDraftEventsDocument, { onEvent: () => void refresh().catch(() => undefined) });
  const running = drafts.filter(({ status }) => status === 'RUNNING');
  if (running.length === 0) return null;
  return (
    <Notes>
      {running.map((draft) => (
        <DraftNote key={draft.id} draft={draft} />
      ))}
    </Notes>
  );
}

/** Until when the user may choose, or how far their turn is and when it begins at the latest. */
function turnText({ turnsBefore, startsBy, deadline, timeZone }: Summary): string | null {
  if (turnsBefore === 0) return deadline && `Until ${deadlineText(deadline, timeZone)}`;
  if (turnsBefore === null || !startsBy) return null;
  const place = turnsBefore === 1 ? 'You are next' : `${turnsBefore} turns before yours`;
  return `${place}, by ${deadlineText(startsBy, timeZone)} at the latest`;
}

function DraftNote({ draft }: { draft: Summary }) {
  const { year, propertyName, turnsBefore, turnShare, deadline, weeks } = draft;
  const isMyTurn = turnsBefore === 0;
  const left = useTimeLeft(deadline) ?? 0;
  const mine = turnText(draft);
  return (
    <Note to={draftPath(draft)} data-mine={isMyTurn}>
      {turnShare === null ? (
        <Hourglass size={24} aria-hidden />
      ) : (
        <ShareTile shareNumber={turnShare} size={40} />
      )}
      <span className="words">
        <strong>
          {isMyTurn ? `It is your turn to choose for ${year}` : `The draft of ${year} is under way`}
        </strong>
        <small>
          {propertyName}
          {turnShare !== null && !isMyTurn && ` · share ${turnShare} chooses`}
          {` · ${clockText(left)} left`}
        </small>
        {mine && <small>{mine}</small>}
        {weeks.length > 0 && (
          <small>
            {year} so far: {inWords(weeks.map(shortDates))}
          </small>
        )}
      </span>
      <ChevronRight size={20} aria-hidden />
    </Note>
  );
}
