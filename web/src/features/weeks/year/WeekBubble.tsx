import { longDates } from '../../../lib/dates/week-dates';
import { useSelf } from '../../../lib/read-only';
import { capitalized } from '../../../lib/text/format';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import type { Week } from '../calendar';
import { holderText } from '../week-text';
import { Bubble } from './year-picture-style';

interface WeekBubbleProps {
  week: Week;
  gridColumn: number;
  gridRow: number;
  /** Whether there is no room above. */
  isBelow: boolean;
  /** Where the tile is, from 0 (left) to 1. */
  across: number;
}

/** Names both lines: without its end, the area of what is taken out of the flow ends with the grid. */
const one = (line: number) => `${line} / ${line + 1}`;

function leanAt(across: number): 'left' | 'right' | undefined {
  if (across < 0.2) return 'right';
  return across > 0.8 ? 'left' : undefined;
}

/** The holder of the week, at its tile. Screen readers hear the tile’s name instead. */
export function WeekBubble({ week, gridColumn, gridRow, isBelow, across }: WeekBubbleProps) {
  const facts = [`Week ${week.week}`, SEASON_TITLES[week.season], week.holiday];
  const holder = holderText(week, useSelf());
  return (
    <Bubble
      aria-hidden
      data-lean={leanAt(across)}
      data-below={isBelow}
      style={{ gridColumn: one(gridColumn), gridRow: one(gridRow) }}
    >
      <strong>{longDates(week)}</strong>
      {capitalized(holder)}
      <br />
      {facts.filter(Boolean).join(' · ')}
    </Bubble>
  );
}
