import { fullDates } from '../../lib/dates/week-dates';
import { mySides, type Swap } from './swap';

/** A request with the offers made in its place: one story, of which the last swap decides. */
export interface Story {
  last: Swap;
  /** The swaps that `last` was offered in place of, oldest first. */
  earlier: readonly Swap[];
}

/** Puts each offer together with the requests that it was made in place of. */
export function storiesOf(swaps: readonly Swap[]): Story[] {
  const byId = new Map(swaps.map((swap) => [swap.id, swap]));
  const continued = new Set(swaps.map(({ counterOfId }) => counterOfId));
  return swaps
    .filter(({ id }) => !continued.has(id))
    .map((last) => {
      const earlier: Swap[] = [];
      let before = last.counterOfId ? byId.get(last.counterOfId) : undefined;
      while (before) {
        earlier.unshift(before);
        before = before.counterOfId ? byId.get(before.counterOfId) : undefined;
      }
      return { last, earlier };
    });
}

/** How long an answer stays beside what is still open. */
const LATELY_MS = 3 * 24 * 3_600_000;

/** True for what ended so lately that it stays beside what is still open. */
export const endedLately = (endedAt: string | null, now: Date): boolean =>
  endedAt === null || now.getTime() - Date.parse(endedAt) < LATELY_MS;

/** Groups stories: awaiting the user's answer, asked by them, answered lately, and past. */
export function groupStories(stories: readonly Story[], now: Date) {
  const pending = stories.filter(({ last }) => last.status === 'PENDING');
  const ended = stories.filter(({ last }) => last.status !== 'PENDING');
  const isLately = ({ last: { endedAt } }: Story) => endedLately(endedAt, now);
  const theirs = pending.filter(({ last }) => last.role === 'ANSWERER');
  return {
    waiting: theirs.filter(({ last }) => !last.acceptedAt),
    agreed: theirs.filter(({ last }) => last.acceptedAt),
    asked: pending.filter(({ last }) => last.role === 'REQUESTER'),
    lately: ended.filter(isLately),
    past: ended.filter((story) => !isLately(story)),
  };
}

function takeBackTitle({ role, status, requesterName, answererName }: Swap): string {
  if (status === 'APPROVED') return 'A swap was taken back';
  if (role !== 'ANSWERER') return `You asked ${answererName ?? 'them'} to take a swap back`;
  return `${requesterName} ${status === 'PENDING' ? 'asks' : 'asked'} you to take a swap back`;
}

/** A request or a counter-offer from the user’s point of view; past tense once it has ended. */
export function storyTitle({ last }: Story): string {
  const { role, status, requesterName, answererName, counterOfId, takesBackId } = last;
  const isOpen = status === 'PENDING';
  if (takesBackId) return takeBackTitle(last);
  if (role === 'ANSWERER') {
    const offers = isOpen ? 'offers another week' : 'offered another week';
    const asks = isOpen ? 'asks you to swap' : 'asked you to swap';
    return `${requesterName} ${counterOfId ? offers : asks}`;
  }
  if (counterOfId) return `You offered ${answererName ?? 'them'} another week`;
  return answererName ? `You asked ${answererName}` : 'You asked for an open week';
}

/** The labels of the user's two weeks: what they give and get, gave and got, or would have. */
export function sideLabels(status: Swap['status']): { give: string; get: string } {
  switch (status) {
    case 'PENDING':
      return { give: 'You give', get: 'You get' };
    case 'APPROVED':
      return { give: 'You gave', get: 'You got' };
    default:
      return { give: 'You would have given', get: 'You would have got' };
  }
}

/** A line about an earlier swap of a story: 'You offered 3–10 July 2027 for 7–14 August 2027'. */
export function stepText(swap: Swap): string {
  const { give, get } = mySides(swap);
  if (swap.role === 'REQUESTER') return `You offered ${fullDates(give)} for ${fullDates(get)}`;
  return `${swap.requesterName} offered ${fullDates(get)} for ${fullDates(give)}`;
}

/** How a story ended, in a sentence; null while it is open. */
export function outcomeText({ last }: Story): string | null {
  const { status, role, answererName, acceptedAt, takesBackId, isTakenBack } = last;
  const other = answererName && (role === 'ANSWERER' ? 'You' : answererName);
  switch (status) {
    case 'PENDING':
      return null;
    case 'APPROVED':
      if (takesBackId) return 'Both have their own weeks again.';
      if (isTakenBack) return 'The weeks were swapped, and have been swapped back since.';
      return `${other ? `${other} accepted: the` : 'The'} weeks have been swapped.`;
    case 'DECLINED':
      return `${(!acceptedAt && other) || 'An administrator'} declined.`;
    case 'EXPIRED':
      return 'It was not answered in time.';
    case 'CANCELLED':
      return 'It was withdrawn, or is no longer possible.';
  }
}

/** The starts of weeks of a property that the user has asked for and waits for. */
export function askedStarts(swaps: readonly Swap[], propertyId: string): ReadonlySet<string> {
  return new Set(
    swaps
      .filter((swap) => swap.status === 'PENDING' && swap.role === 'REQUESTER')
      .filter((swap) => swap.propertyId === propertyId)
      .map(({ preferredWeekStart }) => preferredWeekStart),
  );
}
