import { split } from '@rules/costs';
import type { LedgerEntriesQuery } from '../../../generated/graphql';
import { inWords } from '../../../lib/text/format';
import { type House, mySharesOf, nameOf, nameWithin } from '../house';
import { CATEGORIES, KINDS, METHODS } from '../words';

export type Entry = LedgerEntriesQuery['ledgerEntries']['items'][number];

export const signOf = ({ kind, category }: Pick<Entry, 'kind' | 'category'>) =>
  category ? CATEGORIES[category] : KINDS[kind];

/** The title of an entry, or the name of its kind. */
export const titleOf = ({ title, kind }: Entry) => title || KINDS[kind].label;

/** Returns whether shares bear its amount; other entries change balances. */
export const isBorne = ({ kind }: Entry) => ['EXPENSE', 'DUES', 'LEVY'].includes(kind);

/** Returns the part of each share in an amount, by the same rule as the ledger. */
function borneOf({ amount, parts, seq }: Entry) {
  const weights = parts.map(({ account, weight }) => [Number(account), weight] as const);
  if (amount === null || weights.length === 0) return [];
  return split(amount, weights, seq).map(([share, part]) => ({
    account: String(share),
    amount: part,
  }));
}

/** Returns what each share bears, or how an entry changes the balances of accounts. */
export const linesOf = (entry: Entry) => (isBorne(entry) ? borneOf(entry) : entry.postings);

const amountIn = (lines: readonly { account: string; amount: number }[], of: string) =>
  lines.find(({ account }) => account === of)?.amount ?? 0;

/** Returns who paid an expense: the one with the whole amount beside what they bear themselves. */
export function payerOf(entry: Entry): string | undefined {
  const borne = borneOf(entry);
  return [...entry.postings, ...borne].find(
    ({ account }) => amountIn(entry.postings, account) + amountIn(borne, account) === entry.amount,
  )?.account;
}

/** Returns who paid whom. */
export function sidesOf({ postings }: Entry) {
  const of = (sign: number) => postings.find(({ amount }) => amount * sign > 0)?.account ?? 'BANK';
  return { from: of(1), to: of(-1) };
}

/** Returns the user's part: what they bear, or what an entry changes for them; null for nothing. */
export function myPartOf(house: House, entry: Entry): number | null {
  const mine = mySharesOf(house).map(({ account }) => account);
  const own = linesOf(entry).filter(({ account }) => mine.includes(account));
  return own.length === 0 ? null : own.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns who paid, in a few words; '' where no one did. */
export function paidText(house: House, entry: Entry): string {
  if (entry.kind === 'EXPENSE') return `${nameOf(house, payerOf(entry) ?? 'BANK')} paid`;
  if (entry.kind === 'PAYMENT') {
    const { from, to } = sidesOf(entry);
    return `${nameOf(house, from)} paid ${nameWithin(house, to)}`;
  }
  if (entry.kind === 'REVERSAL') return `Takes back entry ${entry.reverses}`;
  return entry.title ? KINDS[entry.kind].label : '';
}

const totalOf = ({ parts }: Entry) => parts.reduce((sum, { weight }) => sum + BigInt(weight), 0n);

/** Returns the sentence about units that could not be split; '' where all bear their exact part. */
function roundingText(entry: Entry): string {
  const total = totalOf(entry);
  const more = borneOf(entry).filter(({ account, amount }) => {
    const weight = entry.parts.find((it) => it.account === account)?.weight ?? 0;
    return BigInt(amount) * total > BigInt(entry.amount ?? 0) * BigInt(weight);
  });
  if (more.length === 0) return '';
  const shares = inWords(more.map(({ account }) => account));
  return more.length === 1
    ? `Share ${shares} bears the odd cent this time.`
    : `Shares ${shares} bear the odd cents this time.`;
}

/** Returns how an amount is split, in sentences; '' where it is not. */
export function splitText(entry: Entry): string {
  const { method } = entry;
  return method ? `Split: ${METHODS[method].label}. ${roundingText(entry)}`.trim() : '';
}

/** Returns the weeks that a share's part comes from: '4 of 20 weeks'; '' for other splits. */
export function weeksText(entry: Entry, account: string): string {
  if (entry.method !== 'WEEKS_HELD' && entry.method !== 'WEEKS_STAYED') return '';
  const own = entry.parts.find((it) => it.account === account)?.weight ?? 0;
  return `${own} of ${totalOf(entry)} weeks`;
}

export const mayReverse = ({ kind, reversedBy }: Entry) =>
  reversedBy === null && !['OPENED', 'REVERSAL', 'CLOSED'].includes(kind);
