import type { ShareHandoverQuery } from '../../../generated/graphql';
import { mediumDates } from '../../../lib/dates/week-dates';
import { counted, inWords } from '../../../lib/format';

export type Handover = ShareHandoverQuery['shareHandover'];

/** Maximum number of weeks that are listed; further ones are only counted. */
const NAMED_WEEKS = 6;

/** '19–26 Jun 2027 (week 25)'. */
const weekText = ({ week, ...dates }: Handover['weeks'][number]) =>
  `${mediumDates(dates)} (week ${week})`;

function weeksText({ weeks }: Handover): string {
  if (weeks.length === 0) return 'It has no upcoming weeks.';
  const named = weeks.slice(0, NAMED_WEEKS).map(weekText);
  const more = weeks.length - named.length;
  const all = inWords(more > 0 ? [...named, `${more} more`] : named);
  const stay = weeks.length === 1 ? 'stays' : 'stay';
  return `${counted(weeks.length, 'booked week')} ${stay} with the share: ${all}. The names of the guests are deleted.`;
}

const swapsText = (count: number) =>
  `${counted(count, 'pending swap')} will be cancelled and both sides notified.`;

function draftText(
  { year, hasBegun, isItsTurn, chosenWeeks }: Handover['drafts'][number],
  hasReceiver: boolean,
): string {
  if (!hasBegun) {
    return hasReceiver
      ? `In the draft of ${year} the new owner chooses.`
      : `It takes no part in the draft of ${year} while it has no owner.`;
  }
  const chosen =
    chosenWeeks > 0 &&
    (chosenWeeks === 1
      ? 'the week chosen so far stays with it'
      : `the ${chosenWeeks} weeks chosen so far stay with it`);
  const next = hasReceiver
    ? 'from now on the new owner chooses'
    : 'its turns are skipped while it has no owner';
  const now = isItsTurn && 'it is its turn now';
  return `The draft of ${year} is running: ${inWords([now, chosen, next].filter((it) => it !== false))}.`;
}

/** The effects of a share leaving its owner, one sentence each. */
export function handoverTexts(handover: Handover, hasReceiver: boolean): string[] {
  const { pendingSwaps, drafts } = handover;
  return [
    weeksText(handover),
    ...(pendingSwaps > 0 ? [swapsText(pendingSwaps)] : []),
    ...drafts.map((draft) => draftText(draft, hasReceiver)),
  ];
}

/** True if the share can be given back as it was: nothing of its owner's was cancelled or deleted. */
export const isReversible = ({ weeks, pendingSwaps, drafts }: Handover) =>
  weeks.length === 0 && pendingSwaps === 0 && drafts.every(({ hasBegun }) => !hasBegun);
