import { useEffect, useRef } from 'react';
import { NONE, useBriefly } from '../../lib/use-briefly';
import { type CalendarYear, weeksDiffer } from './calendar';

/** How long a tile is highlighted, in ms (see week-tile-style.ts). */
const FLASH_MS = 1600;

/** The start dates of the displayed calendar's weeks that changed just now. */
export function useChangedWeeks(calendar: CalendarYear | undefined): ReadonlySet<string> {
  const before = useRef<CalendarYear>(undefined);
  const [changed, setChanged] = useBriefly<string>(FLASH_MS);

  useEffect(() => {
    const last = before.current;
    before.current = calendar;
    if (!calendar || last?.year !== calendar.year || last.propertyId !== calendar.propertyId) {
      setChanged(NONE);
      return;
    }
    const known = new Map(last.weeks.map((week) => [week.startDate, week]));
    const found = calendar.weeks.filter((week) => {
      const former = known.get(week.startDate);
      return former && weeksDiffer(week, former);
    });
    if (found.length > 0) setChanged(new Set(found.map(({ startDate }) => startDate)));
  }, [calendar, setChanged]);
  return changed;
}
