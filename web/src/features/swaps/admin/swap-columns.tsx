import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SwapSort, WeekSwapPartsFragment } from '../../../generated/graphql';
import { propertyRecordPath, userRecordPath } from '../../../lib/address/paths';
import { dayText } from '../../../lib/dates/dates';
import { daysAgo } from '../../../lib/dates/near-time';
import { useNow } from '../../../lib/dates/use-now';
import { fullDates, mediumDates } from '../../../lib/dates/week-dates';
import { useMediaQuery } from '../../../lib/use-media-query';
import { RecordLink } from '../../../ui/data/RecordLink';
import type { Column } from '../../../ui/data/Table';
import { CellNote, TwoLines } from '../../../ui/data/table-style';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { DESK } from '../../../ui/theme/desk';
import { tone, weight } from '../../../ui/theme/tokens';
import { SwapBadge } from '../SwapBadge';
import { holderOf, type ShownWeek, weeksOf } from '../swap';
import { DecisionButtons } from './decide/DecisionButtons';
import type { Action } from './decide/decision-words';
import { awaitsApproval } from './decide/trade';

/** At most two lines; its title says all of it. */
const Message = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Obstacle = styled(CellNote)`
  && {
    color: ${tone('danger').text};
    font-weight: ${weight.medium};
  }
`;

const Waiting = styled(CellNote)`
  color: ${tone('warning').text};
  font-weight: ${weight.medium};
  white-space: nowrap;
`;

/** The name of an owner, which leads to their page unless they deleted their account. */
function Owner({ id, name }: { id: string | null; name: string }) {
  return id ? <RecordLink to={userRecordPath(id)}>{name}</RecordLink> : name;
}

interface WeekProps {
  week: ShownWeek;
  /** Whose week it is. */
  children?: ReactNode;
}

/** '3–10 Jul 2027', and below it 'Week 27' if the calendar has it. */
function Week({ week, children }: WeekProps) {
  return (
    <TwoLines $most="13rem">
      <div>{mediumDates(week)}</div>
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

/** That a swap waits for the administrator, or cannot be approved; a phone has room to say why. */
function ForYou({ obstacle, isMarked }: { obstacle: string | null; isMarked: boolean }) {
  const isDesk = useMediaQuery(DESK);
  if (!obstacle) return isMarked && <Waiting>Waiting for you</Waiting>;
  return (
    <Obstacle title={obstacle}>
      {isDesk ? (
        <>
          Cannot be approved<VisuallyHidden>: {obstacle}</VisuallyHidden>
        </>
      ) : (
        <>
          <VisuallyHidden>Cannot be approved: </VisuallyHidden>
          {obstacle}
        </>
      )}
    </Obstacle>
  );
}

interface Options {
  onDecide: (action: Action, swap: WeekSwapPartsFragment) => void;
  /** True where each row waits for the administrator, so that none need say so. */
  areAllWaiting: boolean;
}

/** The columns of the Week Swaps table (spec §2 'Week Swaps tab'). */
export const swapColumns = ({
  onDecide,
  areAllWaiting,
}: Options): Column<WeekSwapPartsFragment, SwapSort>[] => [
  {
    key: 'requester',
    header: 'Requester',
    sort: 'REQUESTER',
    onCard: 'title',
    cell: ({ requesterId, requesterName, propertyId, propertyName, shareNumber }) => (
      <TwoLines $most="11rem">
        <div>
          <Owner id={requesterId} name={requesterName} />
        </div>
        <CellNote>
          <RecordLink to={propertyRecordPath(propertyId)}>{propertyName}</RecordLink>, share&nbsp;
          {shareNumber}
        </CellNote>
      </TwoLines>
    ),
  },
  {
    key: 'requesting',
    header: 'Requesting week',
    sort: 'CURRENT_WEEK',
    onCard: 'half',
    minWidth: '8.5rem',
    noWrap: true,
    cell: (swap) => <Week week={weeksOf(swap).given} />,
  },
  {
    key: 'target',
    header: 'Target week',
    onCard: 'half',
    cell: ({ targetBooking, answererId, ...swap }) => (
      <Week week={weeksOf(swap).wanted}>
        {targetBooking && (
          <>
            <Owner id={answererId} name={holderOf(targetBooking.share)} />, share&nbsp;
            {targetBooking.share.shareNumber}
          </>
        )}
      </Week>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'WAITING',
    onCard: 'tag',
    cell: (swap) => (
      <TwoLines $most="7.75rem">
        <SwapBadge {...swap} />
        {awaitsApproval(swap) && <ForYou {...swap} isMarked={!areAllWaiting} />}
        {swap.status === 'PENDING' && swap.targetBooking && !swap.acceptedAt && (
          <CellNote>Waiting for {holderOf(swap.targetBooking.share)}</CellNote>
        )}
      </TwoLines>
    ),
  },
  {
    key: 'requested',
    header: 'Requested',
    sort: 'REQUESTED',
    onCard: 'tag',
    noWrap: true,
    cell: (swap) => <Requested {...swap} />,
  },
  {
    key: 'message',
    header: 'Message',
    onCard: 'note',
    minWidth: '5.5rem',
    cell: ({ message }) => message && <Message title={message}>{message}</Message>,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    pinned: true,
    onCard: 'foot',
    cell: (swap) =>
      awaitsApproval(swap) && (
        <DecisionButtons
          name={`the swap for ${fullDates(weeksOf(swap).wanted)}`}
          isBlocked={swap.obstacle !== null}
          onDecide={(action) => onDecide(action, swap)}
        />
      ),
  },
];
