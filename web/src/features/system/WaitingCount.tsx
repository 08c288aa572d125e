import { useEffect } from 'react';
import { useWaiting, waitingParts } from './use-waiting';

/** Reports how much waits for administrators; a component, so that only they load it. */
export function WaitingCount({ onCount }: { onCount: (count: number) => void }) {
  const { waiting } = useWaiting();
  const count = waiting ? waitingParts(waiting).total : 0;
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
  return null;
}
