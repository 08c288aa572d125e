import { useLayoutEffect } from 'react';

/** Measures from the beginning of a render until its picture is on screen, as 'calendar-year' in the browser's timeline. */
export function useDrawMeasure(drawn: unknown): void {
  const start = performance.now();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures once for each thing that is drawn
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() =>
      setTimeout(() => performance.measure?.('calendar-year', { start, end: performance.now() })),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawn]);
}
