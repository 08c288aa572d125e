import styled from 'styled-components';
import type { WeekSwapPartsFragment } from '../../../generated/graphql';
import { propertyRecordPath } from '../../../lib/address/paths';
import { dayText } from '../../../lib/dates/dates';
import { mediumDates } from '../../../lib/dates/week-dates';
import { RecordLink } from '../../../ui/data/RecordLink';
import type { Column } from '../../../ui/data/Table';
import { CellNote } from '../../../ui/data/table-style';
import { color, screen, tone, weight } from '../../../ui/theme/tokens';
import { SwapBadge } from '../SwapBadge';
import { holderOf } from '../swap';
import { awaitsApproval, SwapDecision } from './SwapDecision';

const Message = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Waiting = styled(CellNote)`
  color: ${tone('warning').text};
  font-weight: ${weight.medium};
`;

/** On a phone's card the line is left out. */
const Nothing = styled.span`
  color: ${color.textMuted};
  ${screen.phone} {
    td:has(> &&&) {
      display: none;
    }
  }
`;

/** '3–10 Jul 2027'; a shared month is named once. */
const week = (startDate: string, endDate: string) => mediumDates({ startDate, endDate });

/** The columns of the Week Swaps table (spec §2 'Week Swaps tab'). */
export const swapColumns: Column<WeekSwapPartsFragment>[] = [
  {
    key: 'requester',
    header: 'Requester',
    minWidth: '11rem',
    cell: ({ requesterName, propertyId, propertyName, shareNumber }) => (
      <div>
        {requesterName}
        <CellNote>
          <RecordLink to={propertyRecordPath(propertyId)}>{propertyName}</RecordLink>, share&nbsp;
          {shareNumber}
        </CellNote>
      </div>
    ),
  },
  {
    key: 'requesting',
    header: 'Requesting week',
    noWrap: true,
    cell: ({ currentWeekStart, currentWeekEnd }) => week(currentWeekStart, currentWeekEnd),
  },
  {
    key: 'target',
    header: 'Target week',
    noWrap: true,
    cell: ({ preferredWeekStart, preferredWeekEnd, targetBooking }) => (
      <div>
        {week(preferredWeekStart, preferredWeekEnd)}
        {targetBooking && (
          <CellNote>
            {holderOf(targetBooking.share)}, share&nbsp;{targetBooking.share.shareNumber}
          </CellNote>
        )}
      </div>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (swap) => (
      <div>
        <SwapBadge {...swap} />
        {awaitsApproval(swap) && <Waiting>Waiting for you</Waiting>}
        {swap.status === 'PENDING' && swap.targetBooking && !swap.acceptedAt && (
          <CellNote>Waiting for {holderOf(swap.targetBooking.share)}</CellNote>
        )}
      </div>
    ),
  },
  {
    key: 'requested',
    header: 'Requested',
    noWrap: true,
    cell: ({ requestedAt }) => <time dateTime={requestedAt}>{dayText(requestedAt)}</time>,
  },
  {
    key: 'message',
    header: 'Message',
    cell: ({ message }) => message && <Message>{message}</Message>,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (swap) => (awaitsApproval(swap) ? <SwapDecision swap={swap} /> : <Nothing>–</Nothing>),
  },
];
