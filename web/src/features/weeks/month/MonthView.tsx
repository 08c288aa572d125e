import { weekdayOf } from '@rules/weeks';
import { parseISO } from 'date-fns';
import { createContext, useContext, useMemo } from 'react';
import { DayPicker, type DayProps } from 'react-day-picker';
import { dateText, dayIn } from '../../../lib/dates/dates';
import { type CalendarYear, isShown, type Show, type Week } from '../calendar';
import { holderName, weekLabel } from '../week-text';
import { tileProps } from '../year/tile-props';
import { Frame } from './month-view-style';

interface MonthViewProps {
  calendar: CalendarYear;
  /** The first days of January belong to the previous year. */
  yearBefore: CalendarYear | undefined;
  month: number;
  show: Show;
  changed: ReadonlySet<string>;
  onMonthChange: (date: Date) => void;
  onOpen: (start: string) => void;
}

interface Bars {
  weekByStart: ReadonlyMap<string, Week>;
  show: Show;
  changed: ReadonlySet<string>;
}

const BarsContext = createContext<Bars>({
  weekByStart: new Map(),
  show: 'all',
  changed: new Set(),
});

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const components = { Day };
const classNames = { day_button: 'day', month_caption: 'rdp-caption' };

/** The week that includes the night of a day. */
function weekAt(weeks: readonly Week[], date: Date): Week | undefined {
  const day = dayIn(date);
  return weeks.find(({ startDate, endDate }) => startDate <= day && day < endDate);
}

/** A month by day, with the weeks as bars across their days. */
export function MonthView(props: MonthViewProps) {
  const { calendar, yearBefore, month, show, changed, onMonthChange, onOpen } = props;
  const weeks = useMemo(
    () => [...(yearBefore?.weeks.slice(-1) ?? []), ...calendar.weeks],
    [calendar, yearBefore],
  );
  const bars = useMemo(
    () => ({ weekByStart: new Map(weeks.map((week) => [week.startDate, week])), show, changed }),
    [weeks, show, changed],
  );
  const changeover = weekdayOf(calendar.weeks[0]?.startDate ?? '') % 7;
  const labelDayButton = (date: Date) => {
    const week = weekAt(weeks, date);
    const day = `${dateText(date, { weekday: 'long' })} ${dateText(date, { dateStyle: 'long' })}`;
    return week ? `${day}. ${weekLabel(week)}` : day;
  };
  return (
    <BarsContext value={bars}>
      <Frame>
        <DayPicker
          month={new Date(calendar.year, month - 1)}
          today={parseISO(calendar.today)}
          onMonthChange={onMonthChange}
          weekStartsOn={WEEKDAYS[changeover] ?? 6}
          showOutsideDays
          hideNavigation
          classNames={classNames}
          components={components}
          labels={{ labelDayButton }}
          formatters={{ formatWeekdayName: (date) => dateText(date, { weekday: 'short' }) }}
          onDayClick={(date) => {
            const week = weekAt(weeks, date);
            if (week) onOpen(week.startDate);
          }}
        />
      </Frame>
    </BarsContext>
  );
}

/** A day; the first of a week also contains the week's bar, which spans all seven. */
function Day({ day, modifiers, children, ...cell }: DayProps) {
  const week = useContext(BarsContext).weekByStart.get(day.isoDate);
  return (
    <td {...cell}>
      {children}
      {week && <Bar week={week} />}
    </td>
  );
}

function Bar({ week }: { week: Week }) {
  const { show, changed } = useContext(BarsContext);
  const tile = tileProps(week, { isChanged: changed.has(week.startDate), isTabStop: false });
  return (
    <span
      aria-hidden
      className={isShown(week, show) ? tile.className : `${tile.className} dim`}
      style={tile.style}
    >
      {week.booking && <span className="number">{week.booking.shareNumber}</span>}
      <span>{[holderName(week), week.booking?.guests].filter(Boolean).join(': ')}</span>
      {week.holiday && <span className="holiday">{week.holiday}</span>}
    </span>
  );
}
