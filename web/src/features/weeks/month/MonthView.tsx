import { weekdayOf, whoStays } from '@rules/weeks';
import { addMonths, parseISO } from 'date-fns';
import { createContext, useContext, useMemo } from 'react';
import { DayPicker, type DayProps } from 'react-day-picker';
import { dateText, dayIn } from '../../../lib/dates/dates';
import { shortDates } from '../../../lib/dates/week-dates';
import { useSelf } from '../../../lib/read-only';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { useSwipe } from '../../../lib/screen/use-swipe';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { CalendarHeart } from '../../../ui/icon/icons';
import { DESK } from '../../../ui/theme/tokens';
import { type CalendarYear, isShown, type Show, shareNumberOf, type Week } from '../calendar';
import { Legend } from '../Legend';
import { holderName, weekLabel } from '../week-text';
import { tileProps } from '../year/tile-props';
import { Agenda } from './Agenda';
import { Below, Frame } from './month-view-style';

interface MonthViewProps {
  calendar: CalendarYear;
  /** The first days of January belong to the previous year. */
  yearBefore: CalendarYear | undefined;
  /** 1 to 12. */
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
const MONTH = { month: 'long', year: 'numeric' } as const;
const components = { Day };
const classNames = { day_button: 'day', month_caption: 'rdp-caption' };

/** The week that includes the night of a day. */
function weekAt(weeks: readonly Week[], date: Date): Week | undefined {
  const day = dayIn(date);
  return weeks.find(({ startDate, endDate }) => startDate <= day && day < endDate);
}

/** A month by day, with the weeks as bars across their days; on phones also as a list. */
export function MonthView(props: MonthViewProps) {
  const { calendar, yearBefore, month, show, changed, onMonthChange, onOpen } = props;
  const isDesk = useMediaQuery(DESK);
  const weeks = useMemo(
    () => [...(yearBefore?.weeks.slice(-1) ?? []), ...calendar.weeks],
    [calendar, yearBefore],
  );
  const bars = useMemo(
    () => ({ weekByStart: new Map(weeks.map((week) => [week.startDate, week])), show, changed }),
    [weeks, show, changed],
  );
  const self = useSelf();
  const first = new Date(calendar.year, month - 1);
  const next = addMonths(first, 1);
  const inMonth = weeks.filter(
    ({ startDate, endDate }) => startDate < dayIn(next) && endDate > dayIn(first),
  );
  const shown = inMonth.filter((week) => isShown(week, show));
  const swipe = useSwipe((by) => onMonthChange(addMonths(first, by)));
  const changeover = weekdayOf(calendar.weeks[0]?.startDate ?? '') % 7;
  const labelDayButton = (date: Date) => {
    const week = weekAt(weeks, date);
    const day = `${dateText(date, { weekday: 'long' })} ${dateText(date, { dateStyle: 'long' })}`;
    return week ? `${day}. ${weekLabel(week, self)}` : day;
  };
  return (
    <BarsContext value={bars}>
      <Frame {...swipe}>
        <DayPicker
          month={first}
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
      {shown.length === 0 && (
        <NoWeek
          {...{ first, show, onMonthChange }}
          next={weeks.find((week) => week.startDate >= dayIn(next) && isShown(week, show))}
        />
      )}
      {!isDesk && shown.length > 0 && (
        <Agenda label={`Weeks of ${dateText(first, MONTH)}`} weeks={shown} onOpen={onOpen} />
      )}
      <Below>
        <p>
          {dateText(calendar.weeks[0]?.startDate ?? '', { weekday: 'long' })} is the day of arrival
          and departure.
        </p>
        <Legend />
      </Below>
    </BarsContext>
  );
}

interface NoWeekProps {
  first: Date;
  show: Show;
  /** The next week of the year that matches the filter. */
  next: Week | undefined;
  onMonthChange: (date: Date) => void;
}

/** A month in which no week matches the filter, and the way to the next one that does. */
function NoWeek({ first, show, next, onMonthChange }: NoWeekProps) {
  const { have } = useSelf();
  const month = dateText(first, MONTH);
  return (
    <EmptyState
      icon={<CalendarHeart size={28} />}
      title={show === 'mine' ? `${have} no week in ${month}` : `No week of ${month} is open`}
      text={next ? undefined : 'Nor later in that year. Choose All to see who has which week.'}
      action={
        next && (
          <Button variant="secondary" onClick={() => onMonthChange(parseISO(next.startDate))}>
            Next: {shortDates(next)}
          </Button>
        )
      }
    />
  );
}

/** A day; the first of a week also contains the week's number and its bar, which spans all seven. */
function Day({ day, modifiers, children, ...cell }: DayProps) {
  const week = useContext(BarsContext).weekByStart.get(day.isoDate);
  return (
    <td {...cell}>
      {children}
      {week && (
        <>
          <span className="week" aria-hidden>
            {week.week}
          </span>
          <Bar week={week} />
        </>
      )}
    </td>
  );
}

function Bar({ week }: { week: Week }) {
  const { show, changed } = useContext(BarsContext);
  const self = useSelf();
  const tile = tileProps(week, { isChanged: changed.has(week.startDate), isTabStop: false });
  return (
    <span
      aria-hidden
      className={isShown(week, show) ? tile.className : `${tile.className} dim`}
      style={tile.style}
    >
      {shareNumberOf(week) && <span className="number">{shareNumberOf(week)}</span>}
      <span>
        {[holderName(week, self), week.booking && whoStays(week.booking)]
          .filter(Boolean)
          .join(': ')}
      </span>
      {week.holiday && <span className="holiday">{week.holiday}</span>}
    </span>
  );
}
