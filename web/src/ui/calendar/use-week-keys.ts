import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';

/** How far a key moves in the order of the weeks. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const ROW_STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** The start date of the week whose tile has the element. */
export const weekAt = (element: EventTarget | null) =>
  element instanceof Element
    ? element.closest<HTMLElement>('[data-week]')?.dataset.week
    : undefined;

interface WeekKeys {
  /** Start dates of the visible weeks, in order. */
  starts: readonly string[];
  /** The week that Tab reaches first. */
  first: string | undefined;
  /** How far the up and down arrows move, or the rows between which they do; null is a gap. */
  rows: number | readonly (readonly (string | null)[])[];
  /** Missing where the tiles are links. */
  onOpen?: (start: string) => void;
}

const clamp = (index: number, { length }: readonly unknown[]) =>
  Math.max(0, Math.min(length - 1, index));

/** The week that a key moves to; undefined for other keys. */
function weekAfter(
  key: string,
  { start, starts, rows }: Pick<WeekKeys, 'starts' | 'rows'> & { start: string },
): string | undefined {
  const rowStep = ROW_STEPS[key];
  if (rowStep !== undefined && typeof rows !== 'number') {
    const filled = rows.filter((row) => row.some(Boolean));
    const at = filled.findIndex((row) => row.includes(start));
    const next = filled[clamp(at + rowStep, filled)] ?? [];
    const column = filled[at]?.indexOf(start) ?? 0;
    if (next === filled[at]) return start;
    const away = (it: string) => Math.abs(next.indexOf(it) - column);
    return next.filter((it) => it !== null).toSorted((one, other) => away(one) - away(other))[0];
  }
  const step = STEPS[key] ?? (rowStep ?? Number.NaN) * Number(rows);
  return Number.isNaN(step) ? undefined : starts[clamp(starts.indexOf(start) + step, starts)];
}

/**
 * Arrow keys move between the tiles, of which Tab reaches one; a tile's button has its start date
 * in data-week.
 */
export function useWeekKeys({ starts, first, rows, onOpen }: WeekKeys) {
  const [focused, setFocused] = useState(first);
  const wanted = [focused, first].find((start) => start && starts.includes(start));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const start = weekAt(event.target);
    if (start === undefined || !starts.includes(start)) return;
    const next = weekAfter(event.key, { start, starts, rows });
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-week="${next}"]`)?.focus();
  }
  return {
    tabStop: wanted ?? starts[0],
    handlers: {
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const start = weekAt(event.target);
        if (start) setFocused(start);
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const start = weekAt(event.target);
        if (start) onOpen?.(start);
      },
    },
  };
}
