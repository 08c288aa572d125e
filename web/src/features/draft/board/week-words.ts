import { longDates } from '../../../lib/dates/week-dates';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { holderName, type Room, type Week } from '../room/room';

/** 'Week 51 · Peak season · Christmas'. */
export const weekFacts = ({ week, season, holiday }: Week) =>
  [`Week ${week}`, SEASON_TITLES[season], holiday].filter(Boolean).join(' · ');

/** A full description of a week on the board in one line. */
export function weekLabel(room: Room, week: Week, wish: number | undefined): string {
  const pick = room.taken.get(week.week);
  const holder = pick ? `share ${pick.share}, ${holderName(room, pick.share)}` : 'free';
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
