import { split } from '@rules/costs';
import type { LedgerEntriesQuery } from '../../../generated/graphql';
import { inWords } from '../../../lib/text/format';
import { type House, isShare, mySharesOf, nameOf, nameWithin } from '../house';
import { CATEGORIES, KINDS } from '../words';

export type Entry = LedgerEntriesQuery['ledgerEntries']['items'][number];

export const signOf = ({ kind, category }: Pick<Entry, 'kind' | 'category'>) =>
  category ? CATEGORIES[category] : KINDS[kind];

/** What is written on an entry, or what its kind is called. */
export const titleOf = ({ title, kind }: Entry) => title || KINDS[kind].label;

/** What each share bears of an expense or of dues, by the same rule as the ledger. */
export function borneOf({ amount, parts, seq }: Entry) {
  const weights = parts.map(({ account, weight }) => [Number(account), weight] as const);
  if (amount === null || weights.length === 0) return [];
  return split(amount, weights, seq).map(([share, part]) => ({ account: String(share), part }));
}

/** Returns who paid an expense: what is left of the amounts beside those that are borne. */
export function payerOf(entry: Entry): string | undefined {
  const borne = new Map(borneOf(entry).map(({ account, part }) => [account, part]));
  const accounts = [...new Set([...borne.keys(), ...entry.postings.map((it) => it.account)])];
  return accounts.find((account) => {
    const posted = entry.postings.find((it) => it.account === account)?.amount ?? 0;
    return posted + (borne.get(account) ?? 0) === entry.amount;
  });
}

/** Returns who paid whom. */
export function sidesOf({ postings }: Entry) {
  const of = (sign: number) => postings.find(({ amount }) => amount * sign > 0)?.account ?? 'BANK';
  return { from: of(1), to: of(-1) };
}

const isBorne = ({ kind }: Entry) => ['EXPENSE', 'DUES', 'LEVY'].includes(kind);

/** Returns the user's part: what they bear, or what an entry changes for them; null for nothing. */
export function myPartOf(house: House, entry: Entry): number | null {
  const mine = mySharesOf(house).map(({ account }) => account);
  const amounts = isBorne(entry)
    ? borneOf(entry).map(({ account, part }) => ({ account, amount: part }))
    : entry.postings;
  const own = amounts.filter(({ account }) => mine.includes(account));
  return own.length === 0 ? null : own.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns who paid, in a few words; '' where no one did. */
export function paidText(house: House, entry: Entry): string {
  if (entry.kind === 'EXPENSE') {
    const payer = payerOf(entry);
    return payer ? `${nameOf(house, payer)} paid` : '';
  }
  if (entry.kind === 'PAYMENT') {
    const { from, to } = sidesOf(entry);
    return `${nameOf(house, from)} paid ${nameWithin(house, to)}`;
  }
  if (entry.kind === 'REVERSAL') return `Takes back entry ${entry.reverses}`;
  return entry.title ? KINDS[entry.kind].label : '';
}

/** Returns the sentence about units that could not be split; '' where all bear their exact part. */
export function roundingText(entry: Entry): string {
  const { amount, parts } = entry;
  const total = parts.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (amount === null || total === 0n || entry.method === 'BY_HAND') return '';
  const exact = (account: string) =>
    (BigInt(amount) * BigInt(parts.find((it) => it.account === account)?.weight ?? 0)) / total;
  const more = borneOf(entry).filter(({ account, part }) => BigInt(part) > exact(account));
  if (more.length === 0) return '';
  const shares = inWords(more.map(({ account }) => account));
  return more.length === 1
    ? `Share ${shares} bears the odd cent this time.`
    : `Shares ${shares} bear the odd cents this time.`;
}

/** The owners by whom an amount is split count the same, with however many shares. */
const OWNER_WEIGHT = 27_720;

/** Returns how an amount was split, as a sentence; '' where it was not. */
export function methodText({ method, parts, date }: Entry): string {
  const count = parts.length;
  const year = date.slice(0, 4);
  switch (method) {
    case 'SHARES':
      return count === 1 ? 'One share bears it.' : `Split equally by ${count} shares.`;
    case 'OWNERS': {
      const owners = parts.reduce((sum, { weight }) => sum + weight, 0) / OWNER_WEIGHT;
      return owners === 1
        ? 'One owner bears it.'
        : `Split equally by ${Math.round(owners)} owners.`;
    }
    case 'WEEKS_HELD':
      return `Split by the weeks that each share holds in ${year}.`;
    case 'WEEKS_STAYED':
      return `Split by the weeks stayed in ${year}.`;
    case 'BY_HAND':
      return 'Split by amounts for each share.';
    case 'RESERVE':
      return 'Paid from the dues: no one owes anything more for it.';
    default:
      return '';
  }
}

/** Returns the weeks that a share's part comes from: '4 of 20 weeks'; '' for other splits. */
export function weeksText({ method, parts }: Entry, account: string): string {
  if (method !== 'WEEKS_HELD' && method !== 'WEEKS_STAYED') return '';
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const own = parts.find((it) => it.account === account)?.weight ?? 0;
  return `${own} of ${total} weeks`;
}

/** Returns the amounts by share of an entry that was made by hand, without the house's own. */
export const changesOf = ({ postings }: Entry) =>
  postings.toSorted((one, other) => Number(isShare(other)) - Number(isShare(one)));

export const mayReverse = ({ kind, reversedBy }: Entry) =>
  reversedBy === null && !['OPENED', 'REVERSAL', 'CLOSED'].includes(kind);
