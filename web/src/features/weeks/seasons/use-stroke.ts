import { type PointerEvent, useEffect, useRef } from 'react';
import { weekAt } from '../../../lib/dates/use-week-keys';

/**
 * Reports the weeks that the mouse has been drawn over since it was pressed on one of them, each
 * time that there is one more.
 */
export function useStroke(onStroke: (starts: readonly string[]) => void) {
  const stroke = useRef<string[]>(undefined);
  // Any other press ends it, before the one here begins the next.
  useEffect(() => {
    const end = () => {
      stroke.current = undefined;
    };
    const presses = ['pointerdown', 'keydown'];
    for (const press of presses) window.addEventListener(press, end, true);
    return () => {
      for (const press of presses) window.removeEventListener(press, end, true);
    };
  }, []);
  return {
    /** Whether a click is the end of a stroke. */
    isStroke: () => stroke.current !== undefined && stroke.current.length > 1,
    handlers: {
      onPointerDown({ target }: PointerEvent) {
        const start = weekAt(target);
        stroke.current = start === undefined ? [] : [start];
      },
      onPointerOver({ pointerType, buttons, target }: PointerEvent) {
        const start = weekAt(target);
        if (pointerType !== 'mouse' || buttons !== 1 || !start || !stroke.current) return;
        if (stroke.current.includes(start)) return;
        stroke.current.push(start);
        onStroke(stroke.current);
      },
    },
  };
}
