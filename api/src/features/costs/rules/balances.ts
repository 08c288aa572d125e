import type { Account, LedgerEntry, Posting } from './entries';

const AFTER_SHARES = { BANK: 13, RESERVE: 14 } as const;

const placeOf = (account: Account): number =>
  typeof account === 'number' ? account : AFTER_SHARES[account];

/**
 * Adds postings up as a ledger writes them: each account once, shares by number before the bank and
 * the reserve, and none with 0.
 */
export function addUp(postings: readonly Posting[]): Posting[] {
  const sums = new Map<Account, number>();
  for (const [account, amount] of postings) {
    sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => placeOf(one) - placeOf(other));
}

/** Returns the balances after some entries, of the accounts that are not at 0. */
export const balancesOf = (entries: readonly Pick<LedgerEntry, 'postings'>[]): Posting[] =>
  addUp(entries.flatMap(({ postings }) => postings));

/** Returns whether two lists have the same postings in the same order. */
export const samePostings = (some: readonly Posting[], others: readonly Posting[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
