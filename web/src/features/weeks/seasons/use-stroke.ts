import { type PointerEvent, useEffect, useRef } from 'react';
import { weekAt } from '../../../ui/calendar/use-week-keys';

interface Stroke {
  starts: string[];
  /** Each touch has its own. */
  pointerId: number;
  /** Where it was pressed (px). */
  x: number;
  y: number;
}

/**
 * Reports the weeks that a mouse or a finger has been drawn over since it was pressed on one of
 * them, each time that there is one more, and which stroke it is. A finger begins sideways: up and
 * down it scrolls, for which the weeks need `touch-action: pan-y`.
 */
export function useStroke(onStroke: (starts: readonly string[], stroke: string) => void) {
  const count = useRef(0);
  const stroke = useRef<Stroke>(undefined);
  // Any other press ends it, before the one here begins the next.
  useEffect(() => {
    const end = () => {
      stroke.current = undefined;
    };
    const ends = ['pointerdown', 'pointercancel', 'keydown'];
    for (const type of ends) window.addEventListener(type, end, true);
    return () => {
      for (const type of ends) window.removeEventListener(type, end, true);
    };
  }, []);
  return {
    /** Whether a click is the end of a stroke. */
    isStroke: () => stroke.current !== undefined && stroke.current.starts.length > 1,
    handlers: {
      onPointerDown({ target, pointerId, clientX: x, clientY: y }: PointerEvent) {
        const start = weekAt(target);
        count.current += 1;
        stroke.current = { starts: start === undefined ? [] : [start], pointerId, x, y };
        // The tile that a finger presses would take all of its events.
        const tile = target as Element;
        if (tile.hasPointerCapture(pointerId)) tile.releasePointerCapture(pointerId);
      },
      onPointerOver({ pointerType, pointerId, buttons, target, clientX, clientY }: PointerEvent) {
        const start = weekAt(target);
        if (buttons !== 1 || !start || stroke.current?.pointerId !== pointerId) return;
        const { starts, x, y } = stroke.current;
        const isSideways = Math.abs(clientX - x) > Math.abs(clientY - y);
        if (pointerType !== 'mouse' && starts.length < 2 && !isSideways) return;
        if (starts.includes(start)) return;
        starts.push(start);
        onStroke(starts, `stroke ${count.current}`);
      },
    },
  };
}
