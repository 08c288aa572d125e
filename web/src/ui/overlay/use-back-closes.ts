import { useEffect, useEffectEvent } from 'react';
import { useGuardedHistory } from '../../lib/address/GuardedRouter';
import { covers } from '../../lib/address/guarded-history';

/** While rendered, the browser's Back calls `close` instead of leaving the page below. */
export function useBackCloses(close: () => void): void {
  const { guard } = useGuardedHistory();
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    covers.open += 1;
    const unguard = guard({
      isBlocked: ({ isBack }) => isBack && covers.open > covers.byAddress,
      ask: () => closeNow(),
    });
    return () => {
      covers.open -= 1;
      unguard();
    };
  }, [guard]);
}
