import { addDays } from '@rules/weeks';
import type { PropertyRecordQuery, RecordSharePartsFragment } from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';
import { fullDates } from '../../../lib/dates/week-dates';

type PropertyRecord = PropertyRecordQuery['propertyRecord'];
type RecordYear = PropertyRecord['years'][number];

/** '2026: weeks 4, 30 · 2027: week 12', or '' for a share without weeks. */
export const holdingsText = ({ holdings }: RecordSharePartsFragment) =>
  holdings
    .map(
      ({ year, weeks }) => `${year}: ${weeks.length === 1 ? 'week' : 'weeks'} ${weeks.join(', ')}`,
    )
    .join(' · ');

/** '32 weeks booked, seasons edited'. */
export function yearText({ bookedWeeks, hasEditedSeasons, isOpenForClaims }: RecordYear): string {
  const booked = bookedWeeks === 1 ? '1 week booked' : `${bookedWeeks || 'No'} weeks booked`;
  return [
    booked,
    ...(hasEditedSeasons ? ['seasons edited'] : []),
    ...(isOpenForClaims ? ['open weeks can be claimed'] : []),
  ].join(', ');
}

/** '48 of 52 weeks given, 1 open, 2 past': what has no share yet, and what never had one. */
export function givenText(year: RecordYear, day: string): string {
  const open = weeksOf(year).filter((week) => weekKind(week) === 'open');
  const left = open.filter(({ endDate }) => endDate > day).length;
  const past = open.length - left;
  return [
    `${year.bookedWeeks} of ${year.weekStarts.length} weeks given`,
    ...(left > 0 ? [`${left} ${year.isOpenForClaims ? 'open' : 'left'}`] : []),
    ...(past > 0 ? [`${past} past`] : []),
  ].join(', ');
}

/** 'Opens 4 Jan 2027, 09:00', or why it could not open; '' if its status says it all. */
export function draftNote({
  status,
  opensAt,
  deadline,
  problem,
}: PropertyRecord['drafts'][number]): string {
  if (problem) return `Could not open: ${problem}`;
  if (status === 'PLANNED' && opensAt) return `Opens ${momentText(opensAt)}`;
  return status === 'RUNNING' && deadline ? `Turn ends ${momentText(deadline)}` : '';
}

export type RecordWeek = ReturnType<typeof weeksOf>[number];

/** The weeks of a year, each with its share. */
export const weeksOf = ({ weekStarts, shareNumbers, maintenanceWeeks }: RecordYear) =>
  weekStarts.map((startDate, index) => ({
    ...{ week: index + 1, startDate, endDate: addDays(startDate, 7) },
    shareNumber: shareNumbers[index] ?? null,
    isMaintenance: maintenanceWeeks.includes(index + 1),
  }));

/** 'Week 30, 25 July – 1 August 2026: share 7, Elin Sandberg'. */
export function weekLabel(
  week: RecordWeek,
  { shares, year, day }: Pick<PropertyRecord, 'shares'> & { year: RecordYear; day: string },
): string {
  const owner = shares.find(({ shareNumber }) => shareNumber === week.shareNumber)?.ownerName;
  const isOpen = year.isOpenForClaims || week.startDate <= day;
  const free = isOpen ? 'open' : 'chosen in the draft';
  const holder = week.isMaintenance ? 'maintenance' : free;
  const who = week.shareNumber ? `share ${week.shareNumber}, ${owner ?? 'vacant'}` : holder;
  return `Week ${week.week}, ${fullDates(week)}: ${who}`;
}

/** How a week is drawn. */
export function weekKind({ shareNumber, isMaintenance }: RecordWeek) {
  if (shareNumber) return 'held';
  return isMaintenance ? 'maintenance' : 'open';
}
