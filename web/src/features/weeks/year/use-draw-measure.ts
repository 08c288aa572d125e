import { useLayoutEffect } from 'react';

/**
 * Measures the time from the start of a render until it is on screen, as 'calendar-year' in the
 * browser's timeline.
 */
export function useDrawMeasure(drawn: unknown): void {
  const start = performance.now();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures once per drawn item
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() =>
      setTimeout(() => performance.measure?.('calendar-year', { start, end: performance.now() })),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawn]);
}
