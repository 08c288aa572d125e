import styled from 'styled-components';
import type { WeekSwapPartsFragment } from '../../../generated/graphql';
import { propertyRecordPath } from '../../../lib/address/paths';
import { dayText } from '../../../lib/dates/dates';
import { fullDates, mediumDates } from '../../../lib/dates/week-dates';
import { RecordLink } from '../../../ui/data/RecordLink';
import type { Column } from '../../../ui/data/Table';
import { CellNote, TwoLines } from '../../../ui/data/table-style';
import { tone, weight } from '../../../ui/theme/tokens';
import { SwapBadge } from '../SwapBadge';
import { holderOf, weeksOf } from '../swap';
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

const Waiting = styled(CellNote)`
  color: ${tone('warning').text};
  font-weight: ${weight.medium};
  white-space: nowrap;
`;

/** '3–10 Jul 2027'; a shared month is named once. */
const week = (startDate: string, endDate: string) => mediumDates({ startDate, endDate });

/** The columns of the Week Swaps table (spec §2 'Week Swaps tab'). */
export const swapColumns = (
  onDecide: (action: Action, swap: WeekSwapPartsFragment) => void,
): Column<WeekSwapPartsFragment>[] => [
  {
    key: 'requester',
    header: 'Requester',
    onCard: 'title',
    cell: ({ requesterName, propertyId, propertyName, shareNumber }) => (
      <TwoLines $most="11rem">
        <div>{requesterName}</div>
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
    onCard: 'half',
    noWrap: true,
    cell: ({ currentWeekStart, currentWeekEnd }) => week(currentWeekStart, currentWeekEnd),
  },
  {
    key: 'target',
    header: 'Target week',
    onCard: 'half',
    cell: ({ preferredWeekStart, preferredWeekEnd, targetBooking }) => (
      <TwoLines $most="11rem">
        <div>{week(preferredWeekStart, preferredWeekEnd)}</div>
        {targetBooking && (
          <CellNote>
            {holderOf(targetBooking.share)}, share&nbsp;{targetBooking.share.shareNumber}
          </CellNote>
        )}
      </TwoLines>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    onCard: 'tag',
    cell: (swap) => (
      <TwoLines $most="9rem">
        <SwapBadge {...swap} />
        {awaitsApproval(swap) && <Waiting>Waiting for you</Waiting>}
        {swap.status === 'PENDING' && swap.targetBooking && !swap.acceptedAt && (
          <CellNote>Waiting for {holderOf(swap.targetBooking.share)}</CellNote>
        )}
      </TwoLines>
    ),
  },
  {
    key: 'requested',
    header: 'Requested',
    onCard: 'tag',
    noWrap: true,
    cell: ({ requestedAt }) => <time dateTime={requestedAt}>{dayText(requestedAt)}</time>,
  },
  {
    key: 'message',
    header: 'Message',
    onCard: 'note',
    minWidth: '10rem',
    cell: ({ message }) => message && <Message title={message}>{message}</Message>,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    onCard: 'corner',
    cell: (swap) =>
      awaitsApproval(swap) && (
        <DecisionButtons
          name={`the swap for ${fullDates(weeksOf(swap).wanted)}`}
          onDecide={(action) => onDecide(action, swap)}
        />
      ),
  },
];
