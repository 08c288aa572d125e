import type { HandoverCountsQuery, ShareHandoverQuery } from '../../../generated/graphql';
import { mediumDates } from '../../../lib/dates/week-dates';
import { counted, inWords } from '../../../lib/text/format';

export type Handover = ShareHandoverQuery['shareHandover'];
type Counts = HandoverCountsQuery['handoverCounts'];

/** Maximum number of weeks that are listed; further ones are only counted. */
const NAMED_WEEKS = 6;

/** '19–26 Jun 2027 (week 25)'. */
const weekText = ({ week, ...dates }: Handover['weeks'][number]) =>
  `${mediumDates(dates)} (week ${week})`;

/** '4 booked weeks stay' */
const stayText = (weeks: number) =>
  `${counted(weeks, 'booked week')} ${weeks === 1 ? 'stays' : 'stay'}`;

const GUESTS = 'The names of the guests are deleted.';

function allWeeks({ weeks }: Handover): string {
  const named = weeks.slice(0, NAMED_WEEKS).map(weekText);
  const more = weeks.length - named.length;
  return inWords(more > 0 ? [...named, `${more} more`] : named);
}

function weeksText(handover: Handover): string {
  const { length } = handover.weeks;
  if (length === 0) return 'It has no upcoming weeks.';
  return `${stayText(length)} with the share: ${allWeeks(handover)}. ${GUESTS}`;
}

/** The booked weeks that pass from a day to come on; `which` names them. */
function passText(count: number, which = ''): string {
  if (count === 0) return 'No week that starts on that day or later is booked.';
  const weeks = `${counted(count, 'booked week')} from that day on ${count === 1 ? 'passes' : 'pass'}`;
  return `${weeks} to the new owner at once${which}. ${GUESTS}`;
}

const swapsTexts = (count: number) =>
  count > 0 ? [`${counted(count, 'pending swap')} will be cancelled and both sides notified.`] : [];

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

/**
 * The effects of a share leaving its owner, one sentence each; `hasReceiver` if another user
 * receives it at once.
 */
export function handoverTexts(handover: Handover, hasReceiver = false): string[] {
  const { pendingSwaps, drafts } = handover;
  return [
    weeksText(handover),
    ...swapsTexts(pendingSwaps),
    ...drafts.map((draft) => draftText(draft, hasReceiver)),
  ];
}

/** The effects of a share passing on a day to come, one sentence each. */
export function plannedTexts(handover: Handover): string[] {
  const { weeks, pendingSwaps, drafts } = handover;
  return [
    passText(weeks.length, weeks.length > 0 ? `: ${allWeeks(handover)}` : ''),
    ...swapsTexts(pendingSwaps),
    ...drafts.map((draft) => draftText(draft, true)),
  ];
}

/** The same of several shares. */
export const plannedCountTexts = ({ weeks, pendingSwaps, runningDrafts }: Counts): string[] => [
  passText(weeks),
  ...swapsTexts(pendingSwaps),
  ...(runningDrafts > 0
    ? [`In ${counted(runningDrafts, 'running draft')} the new owner chooses from now on.`]
    : []),
];

/** True if the share can be given back as it was: nothing of its owner's was cancelled or deleted. */
export const isReversible = ({ weeks, pendingSwaps, drafts }: Handover) =>
  weeks.length === 0 && pendingSwaps === 0 && drafts.every(({ hasBegun }) => !hasBegun);

/** The effects of several shares losing their owners, one sentence each. */
export function countTexts({ weeks, pendingSwaps, runningDrafts }: Counts): string[] {
  const drafts = `${counted(runningDrafts, 'draft')} ${runningDrafts === 1 ? 'is' : 'are'} running`;
  return [
    weeks > 0
      ? `${stayText(weeks)} with the shares, for their next owners. ${GUESTS}`
      : 'They have no upcoming weeks.',
    ...swapsTexts(pendingSwaps),
    ...(runningDrafts > 0
      ? [`${drafts}: the turns of the shares are skipped while they have no owner.`]
      : []),
    'Undo gives the shares back, but no names of guests, cancelled swaps or skipped turns.',
  ];
}
