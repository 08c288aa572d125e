import { format, parseISO } from 'date-fns';
import { kindOf, type Week } from './calendar';

type Dates = Pick<Week, 'startDate' | 'endDate'>;

const SEASON_NAMES: Record<Week['season'], string> = {
  PEAK: 'peak',
  HIGH: 'high',
  LOW: 'low',
};

export const SEASON_TITLES: Record<Week['season'], string> = {
  PEAK: 'Peak season',
  HIGH: 'High season',
  LOW: 'Low season',
};

const span = ({ startDate, endDate }: Dates, month: string) => {
  const [start, end] = [parseISO(startDate), parseISO(endDate)];
  const isOneMonth = start.getMonth() === end.getMonth();
  return isOneMonth
    ? `${format(start, 'd')}–${format(end, `d ${month}`)}`
    : `${format(start, `d ${month}`)} – ${format(end, `d ${month}`)}`;
};

/** '19–26 December' or '26 December – 2 January'. */
export const longDates = (dates: Dates) => span(dates, 'MMMM');

/** '19–26 Dec' or '26 Dec – 2 Jan'. */
export const shortDates = (dates: Dates) => span(dates, 'MMM');

/** Below the heading of its month: '19–26', or '26 – 2 Jan' where it ends in the next. */
export function datesInMonth({ startDate, endDate }: Dates): string {
  const [start, end] = [parseISO(startDate), parseISO(endDate)];
  return start.getMonth() === end.getMonth()
    ? `${format(start, 'd')}–${format(end, 'd')}`
    : `${format(start, 'd')} – ${format(end, 'd MMM')}`;
}

/** Who has the week, in words. */
function holderText(week: Week): string {
  const { booking } = week;
  if (week.isMaintenance) return 'maintenance';
  if (!booking) return 'open';
  const owner = booking.ownerName ?? 'vacant';
  return `share ${booking.shareNumber}, ${owner}${booking.isMine ? ' (you)' : ''}`;
}

/** All there is to know of a week in one line, for screen readers and the line below the picture. */
export function weekLabel(week: Week): string {
  const parts = [
    `Week ${week.week}`,
    longDates(week),
    SEASON_NAMES[week.season],
    week.holiday,
    holderText(week),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What a tile says of its week: 'Open', 'Maintenance', 'You' or the owner's name. */
export function holderName(week: Week): string {
  const kind = kindOf(week);
  if (kind === 'maintenance') return 'Maintenance';
  if (kind === 'open') return 'Open';
  return kind === 'mine' ? 'You' : (week.booking?.ownerName ?? 'Vacant');
}
