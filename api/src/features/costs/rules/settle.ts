import { addUp } from './balances';
import type { Account, Posting } from './entries';

/** A payment that brings the balances of two accounts nearer to 0. */
export interface Transfer {
  from: Account;
  to: Account;
  amount: number;
}

/** A set of accounts. Its number in binary has a 1 for each account that is in it. */
interface AccountSet {
  sum: bigint;
  /** How many groups that sum to 0 it contains side by side, at most. */
  groups: number;
  /** An account without which it contains as many others, and the set without it. */
  last?: Posting;
  rest?: AccountSet;
}

/** Returns the set of all accounts, which is built from every smaller one. */
function allOf(accounts: readonly Posting[]): AccountSet {
  let all: AccountSet = { sum: 0n, groups: 0 };
  const sets = [all];
  for (let number = 1; number < 1 << accounts.length; number += 1) {
    const ways = accounts.flatMap((last, index) => {
      const rest = number & (1 << index) ? sets[number - (1 << index)] : undefined;
      return rest ? { rest, last } : [];
    });
    const { rest, last } = ways.reduce((best, way) =>
      way.rest.groups > best.rest.groups ? way : best,
    );
    const sum = rest.sum + BigInt(last[1]);
    all = { sum, groups: rest.groups + (sum === 0n ? 1 : 0), last, rest };
    sets.push(all);
  }
  return all;
}

/** Divides accounts that sum to 0 into the most groups of which each sums to 0. */
function groupsOf(accounts: readonly Posting[]): Posting[][] {
  const groups: Posting[][] = [];
  for (let set = allOf(accounts); set.rest && set.last; set = set.rest) {
    if (set.sum === 0n) groups.push([]);
    groups.at(-1)?.push(set.last);
  }
  return groups;
}

/** Returns the payments that bring a group to 0: at least one account with each, two with the last. */
function level(group: readonly Posting[]): Transfer[] {
  const toLevel = group.map(([account, amount]) => ({ account, amount }));
  const owing = toLevel.filter(({ amount }) => amount < 0);
  const owed = toLevel.filter(({ amount }) => amount > 0);
  const transfers: Transfer[] = [];
  for (const from of owing) {
    for (const to of owed) {
      const amount = Math.min(-from.amount, to.amount);
      if (amount === 0) continue;
      transfers.push({ from: from.account, to: to.account, amount });
      from.amount += amount;
      to.amount -= amount;
    }
  }
  return transfers;
}

/**
 * Returns the fewest payments that bring all balances to 0, the same for the same balances. Of `n`
 * accounts in a group that sums to 0, `n - 1` payments are enough; so fewest are needed where the
 * groups are the most. The reserve counts to the bank: its money stays with the house.
 */
export function settle(balances: readonly Posting[]): Transfer[] {
  const ofHouse = balances.map(
    ([account, amount]): Posting => [account === 'RESERVE' ? 'BANK' : account, amount],
  );
  return groupsOf(addUp(ofHouse)).flatMap(level);
}
