import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0 by the clock, so that a sleeping tab wakes up with the right figure. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [startedAt, setStartedAt] = useState(Date.now);
  const [now, setNow] = useState(startedAt);
  const left = Math.max(0, Math.ceil(seconds - (now - startedAt) / 1000));
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  function restart() {
    const instant = Date.now();
    setStartedAt(instant);
    setNow(instant);
  }
  return { left, restart };
}
