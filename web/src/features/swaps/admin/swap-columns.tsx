import styled from 'styled-components';
import type { WeekSwapPartsFragment } from '../../../generated/graphql';
import { propertyRecordPath } from '../../../lib/address/paths';
import { dayText } from '../../../lib/dates/dates';
import { fullDates, mediumDates } from '../../../lib/dates/week-dates';
import { RecordLink } from '../../../ui/data/RecordLink';
import type { Column } from '../../../ui/data/Table';
import { CellNote } from '../../../ui/data/table-style';
import { color, screen, tone, weight } from '../../../ui/theme/tokens';
import { SwapBadge } from '../SwapBadge';
import { holderOf, weeksOf } from '../swap';
import { DecisionButtons } from './decide/DecisionButtons';
import type { Action } from './decide/decision-words';
import { awaitsApproval } from './decide/trade';

/** At most two lines on a desk, where its title says all of it. */
const Message = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${screen.desk} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const NoWrap = styled.span`
  white-space: nowrap;
`;

const Waiting = styled(CellNote)`
  color: ${tone('warning').text};
  font-weight: ${weight.medium};
  white-space: nowrap;
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
export const swapColumns = (
  onDecide: (action: Action, swap: WeekSwapPartsFragment) => void,
): Column<WeekSwapPartsFragment>[] => [
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
    cell: ({ preferredWeekStart, preferredWeekEnd, targetBooking }) => (
      <div>
        <NoWrap>{week(preferredWeekStart, preferredWeekEnd)}</NoWrap>
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
    minWidth: '10rem',
    cell: ({ message }) => message && <Message title={message}>{message}</Message>,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (swap) =>
      awaitsApproval(swap) ? (
        <DecisionButtons
          name={`the swap for ${fullDates(weeksOf(swap).wanted)}`}
          onDecide={(action) => onDecide(action, swap)}
        />
      ) : (
        <Nothing>–</Nothing>
      ),
  },
];
