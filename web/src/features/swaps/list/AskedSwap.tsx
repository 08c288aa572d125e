import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { Story } from '../story';
import { mySides, weekText } from '../swap';
import { useSwapActions } from '../use-swap-actions';
import { SwapCard } from './SwapCard';

/** A swap that the user requested and can cancel after a confirmation. */
export function AskedSwap({ story }: { story: Story }) {
  const swap = story.last;
  const [isAsking, setAsking] = useState(false);
  const { cancel, isBusy } = useSwapActions();
  const { give, get } = mySides(swap);
  const confirm = async () => {
    await cancel(swap);
    setAsking(false);
  };
  return (
    <>
      <SwapCard
        story={story}
        actions={
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Withdraw
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Withdraw this request?"
        description={`You keep ${weekText(give, swap.shareNumber)} and won’t get ${weekText(get)}. ${swap.answererName ? `${swap.answererName} will be notified. ` : ''}You can ask again.`}
        confirmLabel="Yes, withdraw"
        cancelLabel="Keep it"
        busy={isBusy}
        onConfirm={confirm}
      />
    </>
  );
}
