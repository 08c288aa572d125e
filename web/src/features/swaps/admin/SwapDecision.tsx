import {
  useApproveSwapMutation,
  useRejectSwapMutation,
  type WeekSwapPartsFragment,
  WeekSwapsDocument,
} from '../../../generated/graphql';
import { fullDates } from '../../../lib/dates/week-dates';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { holderOf } from '../swap';
import { Decision } from './Decision';

const ACTIONS = {
  approve: {
    title: 'Approve this swap?',
    ofTwo: 'The owners swap their weeks at once, and both are notified.',
    ofOpen: 'The owner gets the open week at once and is notified.',
    label: 'Approve swap',
    done: 'Swap approved',
    failed: 'The swap could not be approved',
  },
  decline: {
    title: 'Decline this swap?',
    ofTwo: 'Both owners keep their weeks and are notified.',
    ofOpen: 'The owner keeps their week and is notified.',
    label: 'Decline swap',
    done: 'Swap declined',
    failed: 'The swap could not be declined',
  },
} as const;

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

const isOfTwo = ({ targetBooking }: WeekSwapPartsFragment) => targetBooking !== null;

/** What the question says: an open week has no second owner. */
const wordsFor = (swap: WeekSwapPartsFragment) => {
  const { approve, decline } = ACTIONS;
  const textOf = (words: typeof approve | typeof decline) =>
    isOfTwo(swap) ? words.ofTwo : words.ofOpen;
  return {
    approve: { ...approve, text: textOf(approve) },
    decline: { ...decline, text: textOf(decline) },
  };
};

/** The administrator's final decision on a swap, where one is required. */
export function SwapDecision({ swap }: { swap: WeekSwapPartsFragment }) {
  const { attempt, isBusy } = useAttempt();
  const [approve] = useApproveSwapMutation();
  const [decline] = useRejectSwapMutation();
  return (
    <Decision
      ofWhat={` the swap for ${datesOf(swap.preferredWeekStart, swap.preferredWeekEnd)}`}
      text={tradeOf(swap)}
      words={wordsFor(swap)}
      noteLabel={`Reason for ${isOfTwo(swap) ? 'both owners' : 'the owner'} (optional)`}
      isBusy={isBusy}
      onDecide={(action, note) => {
        const options = { variables: { id: swap.id, note } };
        const { done, failed } = ACTIONS[action];
        return attempt({
          action: () => (action === 'decline' ? decline(options) : approve(options)),
          reread: [WeekSwapsDocument],
          success: { title: done },
          failure: { title: failed, fallback: 'Please try again' },
        });
      }}
    />
  );
}
