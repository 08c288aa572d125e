import {
  day,
  digest,
  either,
  type Fields,
  from,
  listOf,
  matching,
  oneOf,
  orNull,
  record,
  type Shape,
  text,
  time,
  tuple,
  words,
} from '@packages/sealed-log/shape';
import { LARGEST_AMOUNT, LAST_SHARE, type LedgerKind, SPLIT_METHODS } from './entries';

const share = from(1, LAST_SHARE);
const payer = either(share, oneOf('BANK'));
const amount = from(1, LARGEST_AMOUNT);
const currency = matching(/^[A-Z]{3}$/);

/** Some accounts, each with a positive or negative amount. */
const postingsUpTo = (most: number) =>
  listOf(tuple(either(payer, oneOf('RESERVE')), either(from(1, most), from(-most, -1))));

const split = record({
  method: oneOf(...SPLIT_METHODS),
  weights: listOf(tuple(share, from(0))),
});
const raised: Fields = { amount, dueOn: day, split };

const KINDS: Readonly<Record<LedgerKind, Fields>> = {
  OPENED: { property: from(1), currency },
  EXPENSE: { amount, paidBy: payer, split },
  DUES: raised,
  LEVY: raised,
  PAYMENT: { amount, from: payer, to: payer },
  OPENING_BALANCE: {},
  CORRECTION: {},
  REVERSAL: { of: from(1) },
  CLOSED: { until: day },
};

/** Whether a parsed entry has exactly the fields of its kind, each with a possible value. */
export const isEntryShape: Shape = either(
  ...Object.entries(KINDS).map(([kind, fields]) =>
    record({
      ...{ seq: from(1), at: time, kind: oneOf(kind), date: day },
      ...{ by: orNull(from(1)), details: orNull(digest), ...fields },
      postings: postingsUpTo(LARGEST_AMOUNT),
    }),
  ),
);

const link: Fields = { text, hash: digest };

/** Whether a parsed file has exactly the fields of an exported ledger. */
export const isLedgerShape: Shape = record({
  ...{ house: words, currency },
  entries: listOf(
    either(record(link), record({ ...link, details: record({ salt: digest, text }) })),
  ),
  balances: postingsUpTo(Number.MAX_SAFE_INTEGER),
});
