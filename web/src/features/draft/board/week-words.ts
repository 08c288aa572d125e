import { format, parseISO } from 'date-fns';
import { SEASON_TITLES } from '../../../kit/seasons';
import { longDates } from '../../../kit/week-dates';
import { nameOf, type Room, type Week } from '../room/room';

/** Below the name of its month: '19–26', or '26–2' where it ends in the next. */
export const daysInMonth = ({ startDate, endDate }: Week) =>
  `${format(parseISO(startDate), 'd')}–${format(parseISO(endDate), 'd')}`;

/** 'Week 51 · Peak season · Christmas'. */
export const weekFacts = ({ week, season, holiday }: Week) =>
  [`Week ${week}`, SEASON_TITLES[season], holiday].filter(Boolean).join(' · ');

/** All there is to know of a week on the board in one line. */
export function weekLabel(room: Room, week: Week, wish: number | undefined): string {
  const pick = room.taken.get(week.week);
  const holder = pick ? `share ${pick.share}, ${nameOf(room, pick.share)}` : 'free';
  const parts = [
    `Week ${week.week}`,
    longDates(week),
    SEASON_TITLES[week.season].toLowerCase(),
    week.holiday,
    holder,
    wish !== undefined && `number ${wish} on your wish list`,
  ];
  return parts.filter(Boolean).join(', ');
}
