import { useState } from 'react';
import {
  useApproveSwapMutation,
  useRejectSwapMutation,
  type WeekSwapPartsFragment,
  WeekSwapsDocument,
} from '../../generated/graphql';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Row } from '../../ui/Stack';
import { useAttempt } from '../../ui/use-attempt';
import { datesText, holderOf } from './swap';

const DEEDS = {
  approve: {
    title: 'Approve this swap?',
    text: 'The weeks change hands at once, and both owners hear of it.',
    label: 'Approve swap',
    done: 'Swap approved',
    failed: 'The swap could not be approved',
  },
  reject: {
    title: 'Reject this swap?',
    text: 'Both owners keep their weeks and hear of it.',
    label: 'Reject swap',
    done: 'Swap rejected',
    failed: 'The swap could not be rejected',
  },
} as const;

/** Whether no owner's word is missing: the other side has agreed, or there is none. */
const awaitsApproval = ({ status, acceptedAt, targetBooking }: WeekSwapPartsFragment) =>
  status === 'PENDING' && (acceptedAt !== null || targetBooking === null);

const datesOf = (startDate: string, endDate: string) => datesText({ startDate, endDate });

/** Who gives which week for which. */
function tradeOf(swap: WeekSwapPartsFragment): string {
  const { propertyName, shareNumber, requesterName, targetBooking } = swap;
  const given = datesOf(swap.currentWeekStart, swap.currentWeekEnd);
  const wanted = datesOf(swap.preferredWeekStart, swap.preferredWeekEnd);
  const holder = targetBooking
    ? `the week of ${holderOf(targetBooking.share)} (share ${targetBooking.share.shareNumber})`
    : 'an open week';
  return `${propertyName}: ${requesterName} (share ${shareNumber}) gives ${given} and gets ${wanted}, ${holder}.`;
}

/** The last word about a swap, where it is an administrator's. */
export function SwapDecision({ swap }: { swap: WeekSwapPartsFragment }) {
  const [deed, setDeed] = useState<keyof typeof DEEDS>();
  const { attempt, isBusy } = useAttempt();
  const [approve] = useApproveSwapMutation();
  const [reject] = useRejectSwapMutation();
  if (!awaitsApproval(swap)) return null;
  const words = DEEDS[deed ?? 'approve'];
  const decide = async () => {
    const options = { variables: { id: swap.id }, refetchQueries: [WeekSwapsDocument] };
    await attempt({
      deed: () => (deed === 'reject' ? reject(options) : approve(options)),
      success: { title: words.done },
      failure: { title: words.failed, fallback: 'Please try again' },
    });
    setDeed(undefined);
  };
  return (
    <Row $gap={2} $nowrap>
      <Button size="small" variant="secondary" onClick={() => setDeed('approve')}>
        Approve
      </Button>
      <Button size="small" variant="ghost" onClick={() => setDeed('reject')}>
        Reject
      </Button>
      <ConfirmDialog
        open={deed !== undefined}
        onOpenChange={(open) => !open && setDeed(undefined)}
        title={words.title}
        description={`${tradeOf(swap)} ${words.text}`}
        confirmLabel={words.label}
        danger={deed === 'reject'}
        busy={isBusy}
        onConfirm={decide}
      />
    </Row>
  );
}
