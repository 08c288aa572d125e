import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0 from an instant (ms since 1970), by the clock: a sleeping tab wakes up with the right figure. */
export function useCountdown(startedAt: number, seconds: number): number {
  const [seen, setNow] = useState(Date.now);
  // An instant that came after the last tick is no time ago.
  const now = Math.max(seen, startedAt);
  const left = Math.max(0, Math.ceil(seconds - (now - startedAt) / 1000));
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
