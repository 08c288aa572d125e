import type { DraftTurn } from '@rules/draft';
import type { ReactNode } from 'react';
import { deadlineText } from '../../../lib/dates/dates';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { CircleCheck, Clock3, Pause } from '../../../ui/icon/icons';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { pauseOf } from '../room/log-sentence';
import { myTurn, nextToChoose, ownerOf, type Room, type Seat } from '../room/room';
import { clockText, durationText, useTimeLeft } from '../use-clock';
import { Clock, Foot, Panel, Who } from './turn-style';

/** The final fraction of a turn window, in which the clock is highlighted. */
const isShort = (left: number, windowSeconds: number) => left < windowSeconds * 100;

/** Before the draft opens. */
const FOR_OWNERS = {
  opens: 'An administrator opens it.',
  untilThen: 'Until then, add the weeks you want to your wish list.',
};
const FOR_ADMINISTRATORS: typeof FOR_OWNERS = {
  opens: 'Open it once everything is ready.',
  untilThen: 'Until then, you can change its rules, and the owners fill their wish lists.',
};

interface TurnPanelProps {
  room: Room;
  /** An administrator's session. */
  mayManage?: boolean;
  /** The actions available to the user. */
  children?: ReactNode;
}

/**
 * The draft's current state in large type: whose turn it is and how long, when it opens, or that
 * it is over.
 */
export function TurnPanel({ room, mayManage = false, children }: TurnPanelProps) {
  const { draft, turn } = room;
  const foot = children && <Foot>{children}</Foot>;
  if (turn) return <Turn {...{ room, turn }}>{foot}</Turn>;
  const { status, opensAt, timeZone, year, problem } = draft;
  const words = mayManage ? FOR_ADMINISTRATORS : FOR_OWNERS;
  if (status === 'ENDED') {
    return (
      <Panel aria-label="The draft">
        <Who>
          <CircleCheck size={44} />
          <div>
            <h2>The draft of {year} is done</h2>
            <p>
              {room.state.picks.length} weeks have been allocated. The bookings are in the calendar,
              and the remaining weeks are open to everyone.
            </p>
          </div>
        </Who>
        {foot}
      </Panel>
    );
  }
  return (
    <Panel aria-label="The draft">
      <Who>
        <Clock3 size={44} />
        <div>
          <h2>{opensAt ? 'Opens soon' : `The draft of ${year} is planned`}</h2>
          <p>
            {problem ?? (opensAt ? `On ${deadlineText(opensAt, timeZone)}.` : words.opens)}{' '}
            {words.untilThen}
          </p>
        </div>
      </Who>
      {opensAt && <Countdown label="Opens in" deadline={opensAt} />}
      {foot}
    </Panel>
  );
}

/** The share that chooses now. */
function turnTitle(seat: Seat | undefined, owner: string): string {
  if (seat?.isMine) return 'It is your turn';
  return seat ? `You choose for ${owner}` : `${owner} chooses`;
}

/** The panel’s text about a turn; during a pause, the next share and the reason of the pause. */
function turnWords(room: Room, { share, round, isCatchUp }: DraftTurn) {
  const { status, rules } = room.draft;
  const second = isCatchUp ? ' · Second chance' : '';
  const about = `Share ${share} · Round ${round} of ${rules.rounds}${second}`;
  if (status === 'PAUSED') {
    const next = nextToChoose(room, share);
    const why = pauseOf(room);
    const announcement = ['Paused.', `${next}.`, `${about}.`, why].filter(Boolean).join(' ');
    return { title: 'Paused', line: `${next} · ${about}`, why, announcement };
  }
  const seat = myTurn(room);
  const title = turnTitle(seat, ownerOf(room, share));
  const line = seat ? `${about} · Choose a week on the board` : about;
  return { title, line, why: undefined, announcement: `${title}. ${about}.` };
}

interface TurnProps {
  room: Room;
  turn: DraftTurn;
  children: ReactNode;
}

/**
 * A turn, running or paused: one panel for both, so that a dialog opened in it stays, and its
 * changes are read out.
 */
function Turn({ room, turn, children }: TurnProps) {
  const { status, leftMs, deadline, timeZone, rules } = room.draft;
  const isPaused = status === 'PAUSED';
  const isMine = !isPaused && myTurn(room) !== undefined;
  const { title, line, why, announcement } = turnWords(room, turn);
  return (
    <Panel aria-label="Whose turn it is" data-mine={isMine}>
      <Who>
        {isPaused ? <Pause size={44} /> : <ShareTile shareNumber={turn.share} size={64} />}
        <div>
          <h2>{title}</h2>
          <p>{line}</p>
          {why && <p>{why}</p>}
        </div>
      </Who>
      {isPaused ? (
        <Clock data-still>
          <span>Time left, stopped</span>
          <strong role="timer">{clockText(leftMs ?? 0)}</strong>
        </Clock>
      ) : (
        <Countdown
          label={isMine ? 'Time left to choose' : 'Time left'}
          {...{ deadline, timeZone }}
          windowSeconds={rules.windowSeconds}
        />
      )}
      {children}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Panel>
  );
}

/** From here on the clock alone says enough, in ms. */
const LONG = 3_600_000;

interface CountdownProps {
  label: string;
  deadline: string | null;
  /** The house's, to say the moment until when; only for longer times. */
  timeZone?: string;
  windowSeconds?: number;
}

function Countdown({ label, deadline, timeZone, windowSeconds = 0 }: CountdownProps) {
  const left = useTimeLeft(deadline) ?? 0;
  return (
    <Clock data-late={isShort(left, windowSeconds)}>
      <span>{left > 0 ? label : 'Time is up'}</span>
      <strong role="timer" aria-label={durationText(Math.ceil(left / 1000))}>
        {clockText(left)}
      </strong>
      {deadline && timeZone && left >= LONG && (
        <span>until {deadlineText(deadline, timeZone)}</span>
      )}
    </Clock>
  );
}
