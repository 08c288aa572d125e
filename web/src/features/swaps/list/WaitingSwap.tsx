import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Stack } from '../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { CounterDialog } from '../ask/CounterDialog';
import { useGuestsCome } from '../ask/use-guests-come';
import { ValueHint } from '../ask/ValueHint';
import type { Story } from '../story';
import { mySides, type Stay, type Swap, tradeText } from '../swap';
import { usePromises } from '../use-promises';
import { useSwapActions } from '../use-swap-actions';
import { DeclineDialog } from './DeclineDialog';
import { SwapCard } from './SwapCard';

type Step = 'accept' | 'decline' | 'counter' | null;

function consequenceOf({ takesBackId, needsApproval }: Swap): string {
  if (takesBackId) return 'Each of you gets your own week back at once.';
  return needsApproval
    ? 'An administrator makes the final decision.'
    : 'The weeks are swapped at once. Until one of them begins, you can both agree to take the swap back.';
}

/** A swap awaiting the user's answer: accept, decline or offer another week. */
export function WaitingSwap({ story, stays }: { story: Story; stays: readonly Stay[] }) {
  const swap = story.last;
  const [step, setStep] = useState<Step>(null);
  const { accept, isBusy } = useSwapActions();
  const { give } = mySides(swap);
  const { guestsCome, question } = useGuestsCome({ ...give, propertyId: swap.propertyId });
  const close = () => setStep(null);
  const others = stays.filter(
    ({ propertyId, startDate }) => propertyId === swap.propertyId && startDate !== give.startDate,
  );
  const confirm = async () => {
    await accept(swap, guestsCome);
    close();
  };
  return (
    <>
      <SwapCard
        story={story}
        actions={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={() => setStep('decline')}>
              Decline
            </Button>
            {others.length > 0 && !swap.takesBackId && (
              <Button variant="secondary" disabled={isBusy} onClick={() => setStep('counter')}>
                Offer another week
              </Button>
            )}
            <Button busy={isBusy} onClick={() => setStep('accept')}>
              Accept
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={step === 'accept'}
        onClose={close}
        title={swap.takesBackId ? 'Take the swap back?' : 'Swap these weeks?'}
        description={[
          tradeText(swap),
          consequenceOf(swap),
          ...usePromises().conflictsOf({ swap }),
        ].join(' ')}
        confirmLabel={swap.takesBackId ? 'Yes, take it back' : 'Yes, swap'}
        cancelLabel="Not now"
        busy={isBusy}
        onConfirm={confirm}
      >
        {(question || swap.value) && (
          <Stack $gap={4}>
            {question}
            {swap.value && <ValueHint value={swap.value} />}
          </Stack>
        )}
      </ConfirmDialog>
      {step === 'decline' && <DeclineDialog swap={swap} onClose={close} />}
      {step === 'counter' && <CounterDialog swap={swap} stays={others} onClose={close} />}
    </>
  );
}
