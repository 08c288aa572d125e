import { addUp } from './balances';
import type { EntryOf, Posting, Unposted } from './entries';
import { split } from './split';

/** Returns the postings with which an amount is borne. */
function borne(entry: Pick<EntryOf<'EXPENSE' | 'DUES'>, 'seq' | 'amount' | 'split'>): Posting[] {
  const { method, weights } = entry.split;
  if (method === 'RESERVE') return [['RESERVE', -entry.amount]];
  return split(entry.amount, weights, entry.seq).map(([share, part]) => [share, -part]);
}

/**
 * Returns the postings that follow from what an entry says, as it writes them; for a reversal,
 * those of the entry that it reverses have to be given.
 */
export function postingsOf(entry: Unposted, reversed: readonly Posting[] = []): Posting[] {
  switch (entry.kind) {
    case 'EXPENSE':
      return addUp([[entry.paidBy, entry.amount], ...borne(entry)]);
    case 'DUES':
    case 'LEVY':
      return addUp([...borne(entry), ['RESERVE', entry.amount]]);
    case 'PAYMENT':
      return addUp([
        [entry.from, entry.amount],
        [entry.to, -entry.amount],
      ]);
    case 'REVERSAL':
      return reversed.map(([account, amount]) => [account, -amount]);
    default:
      return [];
  }
}
