import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SwapSort, WeekSwapPartsFragment } from '../../../generated/graphql';
import { propertyRecordPath, userRecordPath } from '../../../lib/address/paths';
import { dayText } from '../../../lib/dates/dates';
import { daysAgo } from '../../../lib/dates/near-time';
import { useNow } from '../../../lib/dates/server-clock';
import { fullDates, mediumDates } from '../../../lib/dates/week-dates';
import { useTooltip } from '../../../ui/overlay/Tooltip';
import { RecordLink } from '../../../ui/table/RecordLink';
import { type Column, column } from '../../../ui/table/Table';
import { CellNote, cutAfter, TwoLines } from '../../../ui/table/table-style';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { font, screen, space, type Tone, tone, weight } from '../../../ui/theme/tokens';
import { SwapBadge } from '../SwapBadge';
import { holderOf, type ShownWeek, weeksOf } from '../swap';
import { TakeBack } from '../TakeBack';
import { DecisionButtons } from './decide/DecisionButtons';
import type { Action } from './decide/decision-words';
import { awaitsApproval } from './decide/trade';

const Words = styled.span`
  ${cutAfter(2)}
  white-space: pre-line;
`;

/** The note of the requester, whole in a tooltip on focus; the table shows one on hover. */
function Message({ children: message }: { children: string }) {
  const { onFocus, onBlur } = useTooltip(message);
  return (
    <Words tabIndex={0} {...{ onFocus, onBlur }}>
      {message}
    </Words>
  );
}

/** A badge, and what is to be said of it: beside it where there is room, else below. */
const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  ${font.muted('tiny')};
  ${screen.phone} {
    column-gap: ${space[2]};
  }
`;

const Note = styled.span<{ $tone?: Tone }>`
  ${({ $tone }) => $tone && `color: ${tone($tone).text}; font-weight: ${weight.medium};`}
  ${screen.desk} {
    flex: 1 1 8.25rem;
    ${cutAfter(3)}
  }
`;

/** The name of an owner, which leads to their page unless they deleted their account. */
function Owner({ id, name }: { id: string | null; name: string }) {
  return id ? <RecordLink to={userRecordPath(id)}>{name}</RecordLink> : name;
}

interface WeekProps {
  week: ShownWeek;
  /** The owner of the week. */
  children?: ReactNode;
}

/** In two lines where two years need them, of which the first ends in the dash. */
const Dates = styled.div`
  text-wrap: balance;
`;

/** '3–10 Jul 2027', and below it 'Week 27' if the calendar has it. */
function Week({ week, children }: WeekProps) {
  return (
    <TwoLines $most="11rem" $wraps>
      <Dates>{mediumDates(week).replace(' –', '\u00a0–')}</Dates>
      <CellNote>
        {week.week && `Week ${week.week}`}
        {week.week && children && ' · '}
        {children}
      </CellNote>
    </TwoLines>
  );
}

function Requested({ requestedAt, status }: WeekSwapPartsFragment) {
  const now = useNow();
  return (
    <TwoLines>
      <time dateTime={requestedAt}>{dayText(requestedAt)}</time>
      {status === 'PENDING' && <CellNote>{daysAgo(requestedAt, now)}</CellNote>}
    </TwoLines>
  );
}

/** Of the text that says why it cannot be approved. */
const obstacleId = ({ id }: WeekSwapPartsFragment) => `obstacle-of-swap-${id}`;

/** Which other swap has one of the weeks. */
const Rival = ({ rival }: WeekSwapPartsFragment) =>
  rival && (
    <Note $tone="warning" title={rival}>
      {rival}
    </Note>
  );

/** The next person to answer, the obstacle to approval, or the reason for the end. */
function Standing({ swap, isMarked }: { swap: WeekSwapPartsFragment; isMarked: boolean }) {
  const { status, targetBooking, obstacle, answerNote, takesBackId, isTakenBack } = swap;
  if (isTakenBack) return <Note>Taken back since</Note>;
  if (status === 'APPROVED' && takesBackId) return <Note>Took back an earlier swap</Note>;
  if (status !== 'PENDING') return answerNote && <Note title={answerNote}>{answerNote}</Note>;
  if (obstacle) {
    return (
      <Note id={obstacleId(swap)} $tone="danger" title={obstacle}>
        <VisuallyHidden>Cannot be approved: </VisuallyHidden>
        {obstacle}
      </Note>
    );
  }
  if (awaitsApproval(swap)) return isMarked && <Note $tone="warning">Waiting for you</Note>;
  return targetBooking && <Note>Waiting for {holderOf(targetBooking.share)}</Note>;
}

const takeBackOutcome = ({ targetBooking }: WeekSwapPartsFragment) =>
  targetBooking
    ? 'Both owners get their own weeks back at once, and both are notified.'
    : 'The owner gets their own week back at once and is notified; the other week is open again.';

interface Options {
  onDecide: (action: Action, swap: WeekSwapPartsFragment) => void;
  /** True where each row waits for the administrator, so that none need say so. */
  areAllWaiting: boolean;
  /** True where a week has an owner, who is named in one line below it. */
  areOwnersNamed: boolean;
  /** True where a swap has a message; else the reasons get its room. */
  areMessagesShown: boolean;
}

/** The columns of the Week Swaps table (spec §2 'Week Swaps tab'). */
export const swapColumns = ({
  onDecide,
  areAllWaiting,
  areOwnersNamed,
  areMessagesShown,
}: Options): Column<WeekSwapPartsFragment, SwapSort>[] => {
  /**
   * Whether the other columns leave room at 1,280 px: a reason stands beside its badge if it
   * takes two lines.
   */
  const isRoomy = !areOwnersNamed && !areMessagesShown;
  // An owner stands below the week's number where a message needs the room.
  const targetWithOwner = areMessagesShown ? '9.5rem' : '12rem';
  const width = {
    requester: isRoomy ? '12rem' : '8.5rem',
    target: areOwnersNamed ? targetWithOwner : '8.5rem',
    status: isRoomy ? '13.75rem' : '9.5rem',
  };
  return [
    column(
      'Requester',
      { sort: 'REQUESTER', onCard: 'title', minWidth: width.requester },
      ({ requesterId, requesterName, propertyId, propertyName, shareNumber }) => (
        <TwoLines $most="11rem" $wraps>
          <div>
            <Owner id={requesterId} name={requesterName} />
          </div>
          <CellNote>
            <RecordLink to={propertyRecordPath(propertyId)}>{propertyName}</RecordLink>, share&nbsp;
            {shareNumber}
          </CellNote>
        </TwoLines>
      ),
    ),
    column(
      'Requesting week',
      { sort: 'CURRENT_WEEK', onCard: 'half', minWidth: '8rem' },
      (swap) => <Week week={weeksOf(swap).given} />,
    ),
    column(
      'Target week',
      { onCard: 'half', minWidth: width.target },
      ({ targetBooking, answererId, ...swap }) => (
        <Week week={weeksOf(swap).wanted}>
          {targetBooking && (
            <>
              <Owner id={answererId} name={holderOf(targetBooking.share)} />, share&nbsp;
              {targetBooking.share.shareNumber}
            </>
          )}
        </Week>
      ),
    ),
    column('Status', { sort: 'WAITING', onCard: 'tag', minWidth: width.status }, (swap) => (
      <Status>
        <SwapBadge {...swap} />
        <Standing swap={swap} isMarked={!areAllWaiting} />
        {!swap.obstacle && <Rival {...swap} />}
      </Status>
    )),
    column('Requested', { sort: 'REQUESTED', onCard: 'tag', noWrap: true }, (swap) => (
      <Requested {...swap} />
    )),
    column(
      'Message',
      { onCard: 'note', minWidth: '5rem' },
      ({ message }) => message && <Message>{message}</Message>,
    ),
    column('Actions', { align: 'end', pinned: true, onCard: 'foot', noWrap: true }, (swap) =>
      swap.status === 'PENDING' ? (
        <DecisionButtons
          mayApprove={awaitsApproval(swap)}
          name={`the swap for ${fullDates(weeksOf(swap).wanted)}`}
          obstacleId={swap.obstacle ? obstacleId(swap) : undefined}
          onDecide={(action) => onDecide(action, swap)}
        />
      ) : (
        <TakeBack swap={swap} isAtOnce outcome={takeBackOutcome(swap)} />
      ),
    ),
  ];
};
