import { useEffect } from 'react';
import { urgentCount, useWaiting } from './use-waiting';

/** Reports how much waits for administrators; a component, so that only they load it. */
export function WaitingCount({ onCount }: { onCount: (count: number) => void }) {
  const { waiting } = useWaiting();
  const count = waiting ? urgentCount(waiting) : 0;
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
  return null;
}
