import { parseISO } from 'date-fns';
import styled from 'styled-components';
import type { WeekSwapPartsFragment } from '../../generated/graphql';
import { Badge } from '../../ui/Badge';
import type { Column } from '../../ui/Table';
import { color, size, weight } from '../../ui/theme/tokens';
import { SwapDecision } from './SwapDecision';
import { swapBadge } from './swap-status';

const Note = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.small};
  font-weight: ${weight.normal};
`;
const Message = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** '3 – 10 Jul 2027', naming the month once where it is the same. */
const week = (start: string, end: string) => days.formatRange(parseISO(start), parseISO(end));

function StatusBadge({ status }: Pick<WeekSwapPartsFragment, 'status'>) {
  const { label, ...look } = swapBadge(status);
  return <Badge {...look}>{label}</Badge>;
}

/** Whose week is wanted; after the exchange the week is the requester's, and only a name is left to tell. */
function Target({
  status,
  answererName,
  targetBooking,
}: Pick<WeekSwapPartsFragment, 'status' | 'answererName' | 'targetBooking'>) {
  if (status === 'APPROVED') return answererName && <Note>{answererName}</Note>;
  if (!targetBooking) return null;
  return (
    <Note>
      {targetBooking.ownerName ?? 'Nobody'}, share&nbsp;{targetBooking.shareNumber}
    </Note>
  );
}

/** Spec §2 'Week Swaps tab'. */
export const swapColumns: Column<WeekSwapPartsFragment>[] = [
  {
    key: 'requester',
    header: 'Requester',
    cell: ({ requesterName, propertyName, shareNumber }) => (
      <div>
        {requesterName}
        <Note>
          {propertyName}, share&nbsp;{shareNumber}
        </Note>
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
    cell: ({ preferredWeekStart, preferredWeekEnd, ...swap }) => (
      <div>
        {week(preferredWeekStart, preferredWeekEnd)}
        <Target {...swap} />
      </div>
    ),
  },
  { key: 'status', header: 'Status', cell: StatusBadge },
  {
    key: 'requested',
    header: 'Requested',
    noWrap: true,
    cell: ({ requestedAt }) => (
      <time dateTime={requestedAt}>{days.format(parseISO(requestedAt))}</time>
    ),
  },
  {
    key: 'message',
    header: 'Message',
    cell: (swap) => (
      <div>
        {swap.message && <Message>{swap.message}</Message>}
        <SwapDecision swap={swap} />
      </div>
    ),
  },
];
