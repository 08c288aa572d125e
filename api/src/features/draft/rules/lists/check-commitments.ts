import type { DraftEntry } from '../log/entries';
import type { DraftState } from '../machine/evolve';

type Of<Kind extends DraftEntry['kind']> = DraftEntry & { kind: Kind };

function openingProblem({ facts, commitments = [] }: Of<'OPENED'>): string | null {
  const shares = commitments.map(({ share }) => share);
  const inOrder = facts.shares.filter((share) => shares.includes(share));
  return shares.join() === inOrder.join()
    ? null
    : 'Its commitments are not to lists of shares that take part, each once and in their order.';
}

function changeProblem(
  { share, commitment }: Of<'COMMITTED'>,
  { commitments, facts }: DraftState,
): string | null {
  if (!facts.shares.includes(share)) return `Share ${share} takes no part in the draft.`;
  const isSame = commitments?.get(share)?.commitment === commitment;
  return isSame ? 'It repeats the commitment to the same list.' : null;
}

/** Returns what is wrong with what an entry commits to, or leaves to a list; null if nothing is. */
export function commitmentProblem(entry: DraftEntry, state: DraftState): string | null {
  if (entry.kind === 'OPENED') return openingProblem(entry);
  if (entry.kind === 'COMMITTED') return changeProblem(entry, state);
  const { commitments } = state;
  const isFromList = entry.kind === 'PICKED' && entry.by === 'WISH_LIST';
  const isUnfounded = isFromList && commitments && !commitments.has(entry.share);
  return isUnfounded ? `The log was not committed to a list of share ${entry.share}.` : null;
}
