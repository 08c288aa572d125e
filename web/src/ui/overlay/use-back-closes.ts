import { useEffect, useEffectEvent } from 'react';
import { useGuardedHistory } from '../../lib/address/GuardedRouter';

/** While rendered, the browser's Back calls `close` instead of leaving the page below. */
export function useBackCloses(close: () => void): void {
  const { cover } = useGuardedHistory();
  const closeNow = useEffectEvent(close);
  useEffect(() => cover(() => closeNow()), [cover]);
}
