import { type TouchEvent, useRef } from 'react';

/** Shorter movements are taps (px). */
const FAR = 48;
/** How much longer than high a movement has to be, so that scrolling is no swipe. */
const FLAT = 2;

/** Handlers for swipes with one finger: 1 to the left, which goes on, and -1 to the right. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current =
        touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(x) >= FAR && Math.abs(x) >= FLAT * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
