import { Button } from '../../ui/Button';
import { SwapCard } from './SwapCard';
import type { Swap } from './swap';
import { useSwapActions } from './use-swap-actions';

/** A swap that I asked for and can take back. */
export function AskedSwap({ swap }: { swap: Swap }) {
  const { cancel, isBusy } = useSwapActions();
  return (
    <SwapCard
      swap={swap}
      actions={
        <Button variant="secondary" busy={isBusy} onClick={() => cancel(swap)}>
          Take back
        </Button>
      }
    />
  );
}
