import { type Activity, doer, reasonText, type Wordings } from '../../core/audiences/activity';
import { fromTo, listed, phrase } from '../../core/rules/sentence';

const yearsText = ({ years = [] }: Activity) =>
  listed(years.map((year) => [String(year)])).join('');

/** '4 weeks of 2026 and 2027 at Lake House' */
function weeksText({ weekCount = 0, houseCount = 0, propertyName, ...it }: Activity): string {
  const where = propertyName ?? `${houseCount} properties`;
  const weeks = weekCount === 1 ? 'week' : 'weeks';
  return `${weekCount} ${weeks} of ${yearsText({ ...it, propertyName })} at ${where}`;
}

const calendarOf = ({ propertyId }: Activity) =>
  propertyId === null ? '/calendar' : `/calendar?property=${propertyId}`;

const yearPath = ({ propertyId, years = [] }: Activity) =>
  `/calendar?property=${propertyId}&year=${years[0]}`;

/** Happenings that concern the weeks of owners. */
export const weekWordings: Wordings = {
  'week.released': (it) => ({
    subject: `${it.propertyName}: your week was released`,
    sentence: phrase`${doer(it)} released your week ${listed((it.weeks ?? []).map(fromTo))} at ${it.propertyName}.${reasonText(it)}`,
    path: `/calendar?property=${it.propertyId}`,
  }),
  'week.given': (it) => ({
    subject: `${it.propertyName}: you have been given a week`,
    sentence: phrase`${doer(it)} gave you the week ${listed((it.weeks ?? []).map(fromTo))} at ${it.propertyName}.${reasonText(it)}`,
    path: `/calendar?property=${it.propertyId}`,
  }),
  'weeks.filled': (it) => ({
    subject: `${it.propertyName}: your weeks by the rotation`,
    sentence: phrase`${doer(it)} gave you ${weeksText(it)}, by the rotation.${reasonText(it)}`,
    path: calendarOf(it),
  }),
  'weeks.agreed': (it) => ({
    subject: `${it.propertyName}: ${yearsText(it)} is agreed outside Fairweek`,
    sentence: phrase`${doer(it)} marked ${yearsText(it)} at ${it.propertyName} as agreed outside Fairweek: there will be no draft of it.${reasonText(it)}`,
    path: yearPath(it),
  }),
  'weeks.unagreed': (it) => ({
    subject: `${it.propertyName}: ${yearsText(it)} is no longer agreed outside Fairweek`,
    sentence: phrase`${doer(it)} took back that ${yearsText(it)} at ${it.propertyName} is agreed outside Fairweek.${reasonText(it)}`,
    path: yearPath(it),
  }),
  'weeks.withdrawn': (it) => ({
    subject: `${it.propertyName ?? 'Your properties'}: weeks from a list were taken back`,
    sentence: phrase`${doer(it)} took back ${weeksText(it)}, which had been entered for you from a list.${reasonText(it)}`,
    path: calendarOf(it),
  }),
  'weeks.imported': (it) => ({
    subject: `${it.propertyName ?? 'Your properties'}: your weeks are in the calendar`,
    sentence: phrase`${doer(it)} entered ${weeksText(it)} for you, from a list.`,
    path: calendarOf(it),
  }),
};
