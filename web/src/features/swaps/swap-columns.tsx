import { format, parseISO } from 'date-fns';
import styled from 'styled-components';
import type { WeekSwapPartsFragment } from '../../generated/graphql';
import { Badge } from '../../ui/Badge';
import type { Column } from '../../ui/Table';
import { color, size } from '../../ui/theme/tokens';
import { swapBadge } from './swap-status';

const Note = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.small};
`;
const Message = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const day = (date: string) => format(parseISO(date), 'd MMM yyyy');

function Week({ start, end }: { start: string; end: string }) {
  return (
    <>
      {day(start)} – {day(end)}
    </>
  );
}

function StatusBadge({ status }: Pick<WeekSwapPartsFragment, 'status'>) {
  const { label, ...look } = swapBadge(status);
  return <Badge {...look}>{label}</Badge>;
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
          {propertyName}, share {shareNumber}
        </Note>
      </div>
    ),
  },
  {
    key: 'requesting',
    header: 'Requesting week',
    cell: (swap) => <Week start={swap.currentWeekStart} end={swap.currentWeekEnd} />,
  },
  {
    key: 'target',
    header: 'Target week',
    cell: ({ preferredWeekStart, preferredWeekEnd, targetBooking }) => (
      <div>
        <Week start={preferredWeekStart} end={preferredWeekEnd} />
        {targetBooking && (
          <Note>
            {targetBooking.ownerName ?? 'Nobody'}, share {targetBooking.shareNumber}
          </Note>
        )}
      </div>
    ),
  },
  { key: 'status', header: 'Status', cell: StatusBadge },
  {
    key: 'requested',
    header: 'Requested',
    noWrap: true,
    cell: ({ requestedAt }) => <time dateTime={requestedAt}>{day(requestedAt)}</time>,
  },
  {
    key: 'message',
    header: 'Message',
    cell: ({ message }) => message && <Message>{message}</Message>,
  },
];
