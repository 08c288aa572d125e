import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';

const STEPS: Record<string, (rowLength: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (rowLength) => -rowLength,
  ArrowDown: (rowLength) => rowLength,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

const startOf = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-week]')?.dataset.week : undefined;

interface WeekKeys {
  /** Start dates of the visible weeks, in order. */
  starts: readonly string[];
  /** The week that Tab reaches first. */
  first: string | undefined;
  /** How far the up and down arrows move. */
  rowLength: number;
  onOpen: (start: string) => void;
}

/**
 * Arrow keys move between the tiles, of which Tab reaches one; a tile's button has its start date
 * in data-week.
 */
export function useWeekKeys({ starts, first, rowLength, onOpen }: WeekKeys) {
  const [focused, setFocused] = useState(first);
  const wanted = [focused, first].find((start) => start && starts.includes(start));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]?.(rowLength);
    const index = starts.indexOf(startOf(event) ?? '');
    if (step === undefined || index < 0) return;
    event.preventDefault();
    const next = starts[Math.max(0, Math.min(starts.length - 1, index + step))];
    event.currentTarget.querySelector<HTMLElement>(`[data-week="${next}"]`)?.focus();
  }
  return {
    tabStop: wanted ?? starts[0],
    handlers: {
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const start = startOf(event);
        if (start) setFocused(start);
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const start = startOf(event);
        if (start) onOpen(start);
      },
    },
  };
}
