import type { DateRange } from '@rules/reports';
import { addMonths, format, parseISO, startOfMonth } from 'date-fns';
import { useState } from 'react';
import { DayPicker, type DateRange as PickedRange } from 'react-day-picker';
import { firstWeekday } from '../../../lib/dates/locale';
import { Frame } from './range-calendar-style';

interface Props {
  range: DateRange;
  /** Number of months side by side (spec §9: 2). */
  months: number;
  /** Called once both days have been picked. */
  onPick: (range: DateRange) => void;
}

const iso = (date: Date) => format(date, 'yyyy-MM-dd');
const FIRST_MONTH = new Date(2000, 0);
const YEARS_AHEAD = 5;

/** Days by names that contain the visible number as a word. */
const LABELS = { labelDayButton: (date: Date) => format(date, 'EEEE d MMMM yyyy') };

/** A calendar to pick the first and then the last day. */
export function RangeCalendar({ range, months, onPick }: Props) {
  const [picked, setPicked] = useState<PickedRange | undefined>({
    from: parseISO(range.from),
    to: parseISO(range.to),
  });
  const pick = (next: PickedRange | undefined) => {
    setPicked(next);
    if (next?.from && next.to) onPick({ from: iso(next.from), to: iso(next.to) });
  };
  return (
    <Frame>
      <DayPicker
        mode="range"
        resetOnSelect
        autoFocus
        selected={picked}
        onSelect={pick}
        numberOfMonths={months}
        defaultMonth={addMonths(startOfMonth(parseISO(range.to)), 1 - months)}
        captionLayout="dropdown"
        startMonth={FIRST_MONTH}
        endMonth={new Date(new Date().getFullYear() + YEARS_AHEAD, 11)}
        weekStartsOn={firstWeekday()}
        labels={LABELS}
      />
    </Frame>
  );
}
