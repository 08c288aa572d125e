import { type Activity, doer, reasonText, type Wordings } from '../../core/audiences/activity';
import { fromTo, listed, phrase } from '../../core/rules/sentence';

/** '4 weeks of 2026 and 2027 at Lake House' */
function weeksText({ weekCount = 0, years = [], houseCount = 0, propertyName }: Activity): string {
  const ofYears = listed(years.map((year) => [String(year)])).join('');
  const where = propertyName ?? `${houseCount} properties`;
  return `${weekCount} ${weekCount === 1 ? 'week' : 'weeks'} of ${ofYears} at ${where}`;
}

const calendarOf = ({ propertyId }: Activity) =>
  propertyId === null ? '/calendar' : `/calendar?property=${propertyId}`;

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
  'weeks.imported': (it) => ({
    subject: `${it.propertyName ?? 'Your properties'}: your weeks are in the calendar`,
    sentence: phrase`${doer(it)} entered ${weeksText(it)} for you, from a list.`,
    path: calendarOf(it),
  }),
};
