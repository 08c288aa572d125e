/** A share by its number, the house's money, or the dues that are not spent yet. */
export type Account = number | 'BANK' | 'RESERVE';

/**
 * An amount that an entry adds to the balance of an account, in the smallest unit of the currency.
 * The others owe a share with a positive balance; a share with a negative one owes.
 */
export type Posting = readonly [account: Account, amount: number];

/** The proportion of a share in a split: a whole number from 0. */
export type Weight = readonly [share: number, weight: number];

/** How an amount is split among shares; by `RESERVE` it is none of theirs, but paid from dues. */
export const SPLIT_METHODS = [
  'SHARES',
  'WEEKS_HELD',
  'WEEKS_STAYED',
  'OWNERS',
  'BY_HAND',
  'RESERVE',
] as const;

/** A split with the weights that counted on its day, by share number; none for `RESERVE`. */
export interface Split {
  method: (typeof SPLIT_METHODS)[number];
  weights: readonly Weight[];
}

/** The largest amount of an entry, in the smallest unit. */
export const LARGEST_AMOUNT = 1e12;

/** The number of the last share. */
export const LAST_SHARE = 12;

/** The fields of each kind of entry besides those that all have. */
export type Fact =
  | { kind: 'OPENED'; property: number; currency: string }
  /** `paidBy` is the bank or a share. */
  | { kind: 'EXPENSE'; amount: number; paidBy: Account; split: Split }
  | { kind: 'DUES' | 'LEVY'; amount: number; dueOn: string; split: Split }
  | { kind: 'PAYMENT'; amount: number; from: Account; to: Account }
  | { kind: 'OPENING_BALANCE' }
  | { kind: 'CORRECTION' }
  | { kind: 'REVERSAL'; of: number }
  /** Later entries belong to days after `until`. */
  | { kind: 'CLOSED'; until: string };

/** An entry of a ledger, which never changes: it holds no name and no text, only numbers of them. */
export type LedgerEntry = {
  /** Starts at 1. */
  seq: number;
  /** ISO time with milliseconds. */
  at: string;
  /** The day to which it belongs. */
  date: string;
  /** Id of the user; null for the product itself. */
  by: number | null;
  /** Hash of its salted texts; null without any. */
  details: string | null;
  /** By account, each once; they sum to 0. */
  postings: readonly Posting[];
} & Fact;

export type LedgerKind = LedgerEntry['kind'];

/** An entry of one of these kinds. */
export type EntryOf<Kind extends LedgerKind> = LedgerEntry & { kind: Kind };

type WithoutPostings<Entry> = Entry extends LedgerEntry ? Omit<Entry, 'postings'> : never;

/** An entry whose postings follow from what it says, without them. */
export type Unposted = WithoutPostings<
  Exclude<LedgerEntry, { kind: 'OPENING_BALANCE' | 'CORRECTION' }>
>;
