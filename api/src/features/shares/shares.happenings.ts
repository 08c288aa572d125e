import {
  dayText,
  doer,
  type Happening,
  reasonText,
  type Wordings,
} from '../../core/audiences/happening';

/** Dates that are named one by one; more are counted. */
const NAMED = 6;

const sharesText = ({ shares = [] }: Happening) =>
  `${shares.length === 1 ? 'share' : 'shares'} ${shares.join(', ')}`;

/** The weeks that go with a share, as a sentence. */
function weeksText({ weeks = [] }: Happening): string {
  if (weeks.length === 0) return '';
  const named = weeks.slice(0, NAMED).map(({ startDate }) => dayText(startDate));
  const rest = weeks.length - named.length;
  const dates = [...named, ...(rest > 0 ? [`${rest} more`] : [])];
  const list =
    dates.length === 1 ? dates.join() : `${dates.slice(0, -1).join(', ')} and ${dates.at(-1)}`;
  return ` ${weeks.length === 1 ? 'The week' : 'The weeks'} from ${list} ${weeks.length === 1 ? 'goes' : 'go'} with it.`;
}

/** What happens to who gets or loses a share. */
export const shareHappenings: Wordings = {
  'share.given': (it) => ({
    subject: `${it.propertyName}: ${sharesText(it)} for you`,
    text: `${doer(it)} gave you ${sharesText(it)} of ${it.propertyName}.${weeksText(it)}${reasonText(it)}`,
    path: `/calendar?property=${it.propertyId}`,
  }),
  'share.taken': (it) => ({
    subject: `${it.propertyName}: ${sharesText(it)} is no longer yours`,
    text: `${doer(it)} ${it.other ? `gave ${sharesText(it)} of ${it.propertyName}, which was yours, to ${it.other}` : `removed you as the owner of ${sharesText(it)} of ${it.propertyName}`}.${weeksText(it)}${reasonText(it)} Weeks that have begun stay yours in the calendar.`,
    path: '/',
  }),
};
