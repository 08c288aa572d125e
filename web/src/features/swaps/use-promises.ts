import { type FoundSwapsQuery, useFoundSwapsQuery, useMySwapsQuery } from '../../generated/graphql';
import type { WeekRef } from './ask/use-ask';
import { mySides, type Swap } from './swap';

type Proposal = FoundSwapsQuery['exchangeProposals'][number];

/** An open swap, asked for or found, in which the user would give a week. */
type Promised = { swap: Swap; proposal?: never } | { proposal: Proposal; swap?: never };

/** One of the user's weeks. */
interface GivenWeek {
  propertyId: string;
  startDate: string;
}

const FOUND = ['', 'swap for an open week', 'two-way swap', 'three-way swap'];
const foundName = ({ ownerCount }: Proposal) => FOUND[ownerCount];

/** The open swaps that a week of the user's stands in. */
function promisesOf(week: GivenWeek, all: readonly Promised[]): Promised[] {
  return all.filter(({ swap, proposal }) => {
    const { propertyId } = swap ?? proposal;
    const { startDate } = swap ? mySides(swap).give : proposal.give;
    return propertyId === week.propertyId && startDate === week.startDate;
  });
}

/** 'in a three-way swap, 2 of 3 said yes', 'offered to Hana Sato', 'wanted by Omar Haddad'. */
function promiseText({ swap, proposal }: Promised): string {
  if (proposal) {
    const { ownerCount, agreedCount } = proposal;
    const progress = ownerCount > 1 ? `, ${agreedCount} of ${ownerCount} said yes` : '';
    return `in a ${foundName(proposal)}${progress}`;
  }
  if (swap.role === 'ANSWERER') return `wanted by ${swap.requesterName}`;
  return swap.answererName ? `offered to ${swap.answererName}` : 'offered for an open week';
}

/** The answer to a swap that exchanges its weeks: 'you accept', 'Hana Sato accepts'. */
function acceptance({ role, answererName, acceptedAt, needsApproval }: Swap): string {
  if (acceptedAt || !answererName) return 'an administrator approves it';
  const who = role === 'ANSWERER' ? 'you accept' : `${answererName} accepts`;
  return needsApproval ? `${who} and an administrator approves` : who;
}

/** How one swap of a week ends another: 'If Hana Sato accepts first, the three-way swap ends.' */
function outcomeOf(one: Promised, other: Promised): string {
  const swap = one.swap ?? other.swap;
  const found = one.proposal ?? other.proposal;
  if (!swap || !found) return 'Whichever is agreed on first ends the other.';
  return `If ${acceptance(swap)} first, the ${foundName(found)} ends.`;
}

/** Which of the user's weeks stand in open swaps, so that none is promised twice unawares. */
export function usePromises(fetchPolicy: 'cache-first' | 'cache-and-network' = 'cache-first') {
  const options = { fetchPolicy };
  const swaps = useMySwapsQuery(options).data?.mySwaps.items ?? [];
  const proposals = useFoundSwapsQuery(options).data?.exchangeProposals ?? [];
  const all: Promised[] = [
    ...swaps
      .filter(({ status, role }) => status === 'PENDING' && role !== 'OBSERVER')
      .map((swap) => ({ swap })),
    ...proposals.map((proposal) => ({ proposal })),
  ];
  return {
    /** Whether the user would get a week of another owner in an open swap that was asked for. */
    isWanted: ({ propertyId, year, week }: WeekRef): boolean =>
      all.some(({ swap }) => {
        const get = swap?.role === 'ANSWERER' ? swap.currentWeek : swap?.preferredWeek;
        return swap?.propertyId === propertyId && get?.year === year && get.week === week;
      }),
    /** The note of a week’s option, beside its dates; empty for a free week. */
    textOf: (week: GivenWeek): string => promisesOf(week, all).map(promiseText).join(', '),
    /**
     * The note on a swap’s card about other swaps of the week that it gives; empty if there are
     * none.
     */
    conflictsOf(one: Promised): string[] {
      const { propertyId } = one.swap ?? one.proposal;
      const { startDate } = one.swap ? mySides(one.swap).give : one.proposal.give;
      return promisesOf({ propertyId, startDate }, all)
        .filter(({ swap, proposal }) =>
          swap ? swap.id !== one.swap?.id : proposal.id !== one.proposal?.id,
        )
        .map((other) => `Your week is also ${promiseText(other)}. ${outcomeOf(one, other)}`);
    },
  };
}

export type Promises = ReturnType<typeof usePromises>;
