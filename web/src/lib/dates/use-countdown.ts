import { useEffect, useState } from 'react';

/**
 * Counts down whole seconds to 0 from a point in time (ms since 1970), by the clock, so that a
 * sleeping tab resumes correctly.
 */
export function useCountdown(startedAt: number, seconds: number): number {
  const [seen, setNow] = useState(Date.now);
  // A start after the last tick counts as no time elapsed.
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
