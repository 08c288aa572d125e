import type { ActivityDetails } from '../../core/audiences/activity';
import { day, listed, type Phrase, phrase } from '../../core/rules/sentence';

/** Dates that are named one by one; more are counted. */
const NAMED = 6;

const LIST = new Intl.ListFormat('en-GB');

/** 'shares 1 and 2' */
export const sharesText = ({ shares = [] }: ActivityDetails) =>
  `${shares.length === 1 ? 'share' : 'shares'} ${LIST.format(shares.map(String))}`;

/** The weeks that come with a share, as a sentence. */
export function weeksText(
  { weeks = [] }: ActivityDetails,
  verb: 'comes with' | 'takes along',
): Phrase {
  if (weeks.length === 0) return [];
  const named = weeks.slice(0, NAMED).map(({ startDate }) => [day(startDate)]);
  const rest = weeks.length - named.length;
  const dates = listed([...named, ...(rest > 0 ? [[`${rest} more`]] : [])]);
  return phrase` It ${verb} the ${weeks.length === 1 ? 'week' : 'weeks'} from ${dates}.`;
}
