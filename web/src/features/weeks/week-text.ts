import { dateText } from '../../lib/dates/dates';
import { longDates } from '../../lib/dates/week-dates';
import type { Self } from '../../lib/read-only';
import { type Week, weekKindOf } from './calendar';

const SEASON_NAMES: Record<Week['season'], string> = {
  PEAK: 'peak',
  HIGH: 'high',
  LOW: 'low',
};

/** The status of a week that no one holds, in words. */
export function statusText({ isMaintenance, isUndrafted, pick }: Week): string {
  if (isMaintenance) return 'maintenance';
  if (pick) return `share ${pick.shareNumber}, ${pick.ownerName ?? 'vacant'}, draft`;
  return isUndrafted ? 'chosen in the draft' : 'open';
}

/** The week's owner or status, in words. */
export function holderText(week: Week, self: Self): string {
  const { booking, isMaintenance } = week;
  if (isMaintenance || !booking) return `${statusText(week)}${week.pick?.isMine ? self.mark : ''}`;
  const owner = booking.ownerName ?? 'vacant';
  return `share ${booking.shareNumber}, ${owner}${booking.isMine ? self.mark : ''}`;
}

/** A full description of a week in one line, for screen readers and the line below the chart. */
export function weekLabel(week: Week, self: Self): string {
  const parts = [
    `Week ${week.week}`,
    longDates(week),
    SEASON_NAMES[week.season],
    week.holiday,
    holderText(week, self),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A tile's label: 'Open', 'Maintenance', 'You' or the owner's name. */
export function holderName(week: Week, self: Self): string {
  const kind = weekKindOf(week);
  if (kind === 'maintenance') return 'Maintenance';
  if (kind === 'open') return 'Open';
  if (week.pick) {
    return `Draft: ${week.pick.isMine ? self.name : (week.pick.ownerName ?? 'Vacant')}`;
  }
  if (kind === 'undrafted') return 'In the draft';
  return kind === 'mine' ? self.name : (week.booking?.ownerName ?? 'Vacant');
}

/** The month in which a week starts: 'December'; '' without a week. */
export const monthName = (week: Week | undefined) =>
  week ? dateText(week.startDate, { month: 'long' }) : '';
