import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type DraftsQuery, MyDraftEventsDocument } from '../../../generated/graphql';
import { draftPath } from '../../../lib/address/paths';
import { dayIn, dayText, deadlineText, today } from '../../../lib/dates/dates';
import { shortDates } from '../../../lib/dates/week-dates';
import { useLive } from '../../../lib/live/use-live';
import { inWords } from '../../../lib/text/format';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { ChevronRight, Hourglass } from '../../../ui/icon/icons';
import { Grid } from '../../../ui/layout/Grid';
import { box, color, font, motion, space, thumb, weight } from '../../../ui/theme/tokens';
import { clockText, useTimeLeft } from '../use-clock';

/** A draft as the dashboard knows it. */
interface Summary
  extends Pick<
    DraftsQuery['drafts'][number],
    'id' | 'propertyId' | 'propertyName' | 'year' | 'status' | 'deadline' | 'turnShare'
  > {
  timeZone: string;
  /** Turns before the next of the user's own shares; 0 if it is theirs, null if none is to come. */
  turnsBefore: number | null;
  /** When that begins if all before it use their full time. */
  startsBy: string | null;
  /** The owner whose turn it is, if they asked the user to choose. */
  choosesFor: string | null;
  pausedBy: string | null;
  pauseReason: string | null;
  /** The user’s choices so far. */
  weeks: readonly { startDate: string; endDate: string }[];
}

const Note = styled(Link)`
  ${box.row(3)};
  min-height: calc(${thumb} + ${space[4]});
  padding: ${space[2]} ${space[4]};
  ${box.surface('large')};
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
    ${box.grow};
  }
  strong {
    display: block;
    font-weight: ${weight.bold};
    line-height: 1.3;
  }
  small {
    display: block;
    ${font.muted('small')};
  }
`;

interface DraftNotesProps {
  /** Planned and open drafts of the user's properties, own turns first. */
  drafts: readonly Summary[];
  /** Refetches them. */
  refresh: () => Promise<unknown>;
}

/**
 * The running and paused drafts of the user's properties on the dashboard, updated live; renders
 * nothing without one.
 */
export function DraftNotes({ drafts, refresh }: DraftNotesProps) {
  useLive(MyDraftEventsDocument, { onEvent: () => void refresh().catch(() => undefined) });
  const open = drafts.filter(({ status }) => status === 'RUNNING' || status === 'PAUSED');
  if (open.length === 0) return null;
  return (
    <Grid $gap={2}>
      {open.map((draft) => (
        <DraftNote key={draft.id} draft={draft} />
      ))}
    </Grid>
  );
}

/** How far the user's own next turn is; null in it, and if none is to come. */
function placeText({ turnsBefore, startsBy, timeZone }: Summary): string | null {
  if (!turnsBefore) return null;
  const place = turnsBefore === 1 ? 'You are next' : `${turnsBefore} turns before yours`;
  if (!startsBy) return place;
  const isToday = dayIn(new Date(startsBy)) === today();
  const about = isToday ? deadlineText(startsBy, timeZone) : dayText(startsBy);
  return `${place}, about ${about} if everyone uses the full time`;
}

/** The share that chooses, and the time that it has left; a paused draft waits. */
function clockLine({ turnShare, status, choosesFor }: Summary, isMyTurn: boolean, left: number) {
  const isPaused = status === 'PAUSED';
  const chooser = choosesFor ? `you choose for ${choosesFor}` : `share ${turnShare} chooses`;
  if (isPaused) return isMyTurn ? 'you choose next' : `${chooser} next`;
  const time = `${clockText(left)} left`;
  return isMyTurn || choosesFor || turnShare === null ? time : `${chooser} · ${time}`;
}

/** The user’s part in a draft now, else its status. */
function titleOf({ status, year, choosesFor }: Summary, isMyTurn: boolean): string {
  if (status === 'PAUSED') return `The draft of ${year} is paused`;
  if (isMyTurn) return `It is your turn to choose for ${year}`;
  return choosesFor
    ? `You choose for ${choosesFor} for ${year}`
    : `The draft of ${year} is under way`;
}

/** The administrator who paused a draft, and why; earlier releases did not log that. */
const pauseText = ({ pausedBy, pauseReason }: Summary) =>
  pausedBy && `Paused by ${pausedBy}${pauseReason ? `: ${pauseReason}` : ''}`;

function DraftNote({ draft }: { draft: Summary }) {
  const { year, propertyName, turnsBefore, turnShare, deadline, choosesFor, weeks } = draft;
  const isMyTurn = turnsBefore === 0;
  const isMine = draft.status === 'RUNNING' && (isMyTurn || choosesFor !== null);
  const left = useTimeLeft(deadline) ?? 0;
  const until = isMine && deadline ? `Until ${deadlineText(deadline, draft.timeZone)}` : null;
  const lines = [pauseText(draft), until, placeText(draft)].filter(Boolean);
  return (
    <Note to={draftPath(draft)} data-mine={isMine}>
      {turnShare === null ? (
        <Hourglass size={24} aria-hidden />
      ) : (
        <ShareTile shareNumber={turnShare} size={40} />
      )}
      <span className="words">
        <strong>{titleOf(draft, isMyTurn)}</strong>
        <small>
          {propertyName} · {clockLine(draft, isMyTurn, left)}
        </small>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
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
