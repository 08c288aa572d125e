import {
  useApproveSwapMutation,
  useRejectSwapMutation,
  type WeekSwapPartsFragment,
  WeekSwapsDocument,
} from '../../../generated/graphql';
import { fullDates } from '../../../lib/dates/week-dates';
import { holderOf } from '../swap';
import { Decision } from './Decision';

const OF_TWO = {
  approve: 'The owners swap their weeks at once, and both are notified.',
  decline: 'Both owners keep their weeks and are notified.',
};
const OF_OPEN_WEEK = {
  approve: 'The owner gets the open week at once and is notified.',
  decline: 'The owner keeps their week and is notified.',
};

/** True if no owner's consent is outstanding. */
export const awaitsApproval = ({ status, acceptedAt, targetBooking }: WeekSwapPartsFragment) =>
  status === 'PENDING' && (acceptedAt !== null || targetBooking === null);

const datesOf = (startDate: string, endDate: string) => fullDates({ startDate, endDate });

/** Who gives which week in exchange for which. */
function tradeOf(swap: WeekSwapPartsFragment): string {
  const { propertyName, shareNumber, requesterName, targetBooking } = swap;
  const given = datesOf(swap.currentWeekStart, swap.currentWeekEnd);
  const wanted = datesOf(swap.preferredWeekStart, swap.preferredWeekEnd);
  const holder = targetBooking
    ? `the week of ${holderOf(targetBooking.share)} (share ${targetBooking.share.shareNumber})`
    : 'an open week';
  return `${propertyName}: ${requesterName} (share ${shareNumber}) gives ${given} and gets ${wanted}, ${holder}.`;
}

/** The administrator's final decision on a swap, where one is required. */
export function SwapDecision({ swap }: { swap: WeekSwapPartsFragment }) {
  const [approve] = useApproveSwapMutation();
  const [decline] = useRejectSwapMutation();
  const isOfTwo = swap.targetBooking !== null;
  const { id } = swap;
  return (
    <Decision
      ofWhat={` the swap for ${datesOf(swap.preferredWeekStart, swap.preferredWeekEnd)}`}
      text={tradeOf(swap)}
      outcomes={isOfTwo ? OF_TWO : OF_OPEN_WEEK}
      noteLabel={`Reason for ${isOfTwo ? 'both owners' : 'the owner'} (optional)`}
      send={{
        approve: (note) => approve({ variables: { id, note } }),
        decline: (note) => decline({ variables: { id, note } }),
      }}
      list={WeekSwapsDocument}
    />
  );
}
