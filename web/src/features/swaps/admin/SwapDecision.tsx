import { useState } from 'react';
import {
  useApproveSwapMutation,
  useRejectSwapMutation,
  type WeekSwapPartsFragment,
  WeekSwapsDocument,
} from '../../../generated/graphql';
import { fullDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Row } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { NoteField } from '../ask/NoteField';
import { holderOf } from '../swap';

const ACTIONS = {
  approve: {
    title: 'Approve this swap?',
    ofTwo: 'The owners exchange their weeks at once, and both are notified.',
    ofOpen: 'The owner gets the open week at once and is notified.',
    label: 'Approve swap',
    done: 'Swap approved',
    failed: 'The swap could not be approved',
  },
  reject: {
    title: 'Reject this swap?',
    ofTwo: 'Both owners keep their weeks and are notified.',
    ofOpen: 'The owner keeps their week and is notified.',
    label: 'Reject swap',
    done: 'Swap rejected',
    failed: 'The swap could not be rejected',
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

/** The administrator's final approval or rejection of a swap, where one is required. */
export function SwapDecision({ swap }: { swap: WeekSwapPartsFragment }) {
  const [action, setAction] = useState<keyof typeof ACTIONS>();
  const [note, setNote] = useState('');
  const { attempt, isBusy } = useAttempt();
  const [approve] = useApproveSwapMutation();
  const [reject] = useRejectSwapMutation();
  if (!awaitsApproval(swap)) return null;
  const ofWhat = ` the swap for ${datesOf(swap.preferredWeekStart, swap.preferredWeekEnd)}`;
  const isOfTwo = swap.targetBooking !== null;
  const words = ACTIONS[action ?? 'approve'];
  const close = () => {
    setAction(undefined);
    setNote('');
  };
  const decide = async () => {
    const options = { variables: { id: swap.id, note: note.trim() || null } };
    const isDone = await attempt({
      action: () => (action === 'reject' ? reject(options) : approve(options)),
      reread: [WeekSwapsDocument],
      success: { title: words.done },
      failure: { title: words.failed, fallback: 'Please try again' },
    });
    if (isDone) close();
  };
  return (
    <Row $gap={2} $nowrap>
      <Button size="small" onClick={() => setAction('approve')}>
        Approve<VisuallyHidden>{ofWhat}</VisuallyHidden>
      </Button>
      <Button size="small" variant="ghost" onClick={() => setAction('reject')}>
        Reject<VisuallyHidden>{ofWhat}</VisuallyHidden>
      </Button>
      {action && (
        <FormDialog
          title={words.title}
          description={`${tradeOf(swap)} ${isOfTwo ? words.ofTwo : words.ofOpen}`}
          submitLabel={words.label}
          danger={action === 'reject'}
          isUnsaved={note.trim() !== ''}
          busy={isBusy}
          onSubmit={decide}
          onClose={close}
        >
          <NoteField
            label={`Reason for ${isOfTwo ? 'both owners' : 'the owner'} (optional)`}
            value={note}
            onChange={setNote}
          />
        </FormDialog>
      )}
    </Row>
  );
}
