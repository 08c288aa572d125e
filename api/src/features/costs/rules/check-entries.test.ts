import {
  checkEntries,
  type LedgerEntry,
  type Posting,
  postingsOf,
  type Split,
  type Unposted,
} from './index';

type Without<Entry> = Entry extends Unposted
  ? Omit<Entry, 'seq' | 'at' | 'date' | 'by' | 'details'> & Partial<LedgerEntry>
  : never;
type Given =
  | Without<Unposted>
  | (Partial<LedgerEntry> & { kind: 'CORRECTION' | 'OPENING_BALANCE' });

/** Entries of one day each, an hour apart, whose postings follow unless they are given. */
function ledger(...given: Given[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (const [index, facts] of [
    { kind: 'OPENED', property: 4, currency: 'EUR' },
    ...given,
  ].entries()) {
    const entry = {
      ...{ seq: index + 1, at: new Date(Date.UTC(2027, 0, 2, index)).toISOString() },
      ...{ date: `2027-01-${10 + index}`, by: 7, details: null },
      ...facts,
    } as Unposted & Partial<LedgerEntry>;
    const reversed = entry.kind === 'REVERSAL' ? entries[entry.of - 1]?.postings : undefined;
    entries.push({ postings: postingsOf(entry, reversed), ...entry } as LedgerEntry);
  }
  return entries;
}

const HALVES: Split = {
  method: 'SHARES',
  weights: [
    [1, 1],
    [2, 1],
  ],
};
const weighted = (method: Split['method'], ...weights: [number, number][]): Split => ({
  method,
  weights,
});
const expense = (split: Split, amount = 100): Given => ({
  kind: 'EXPENSE',
  amount,
  paidBy: 'BANK',
  split,
});
const dues = (split: Split): Given => ({ kind: 'DUES', amount: 100, dueOn: '2027-02-01', split });
const LEVY: Given = { kind: 'LEVY', amount: 100, dueOn: '2027-02-01', split: HALVES };
const PAYMENT: Given = { kind: 'PAYMENT', amount: 50, from: 1, to: 'BANK' };
const CLOSED: Given = { kind: 'CLOSED', until: '2026-12-31' };
const reversal = (of: number): Given => ({ kind: 'REVERSAL', of });
const corrected = (...postings: Posting[]): Given => ({ kind: 'CORRECTION', postings });
const on = (date: string, given: Given): Given => ({ ...given, date });

const NONE = { method: 'RESERVE', weights: [] } as const;
const HUGE = Number.MAX_SAFE_INTEGER - 49;

test.each<[string, Given[], string | null]>([
  ['an opening alone', [], null],
  [
    'a second opening',
    [{ kind: 'OPENED', property: 4, currency: 'EUR' }],
    'A ledger begins with its opening, and has no other.',
  ],
  ['an entry left out', [{ ...PAYMENT, seq: 3 }], 'It is numbered 3.'],
  ['an entry twice', [{ ...PAYMENT, seq: 1 }], 'It is numbered 1.'],
  ['an entry of the same moment', [{ ...PAYMENT, at: '2027-01-02T00:00:00.000Z' }], null],
  [
    'an entry before the one it follows',
    [{ ...PAYMENT, at: '2027-01-01T23:59:59.999Z' }],
    'It was written before the entry that it follows.',
  ],
  ['an entry for an earlier day', [on('2020-02-29', PAYMENT)], null],
  ['an expense', [expense(HALVES)], null],
  ['an expense from the reserve', [expense(NONE)], null],
  [
    'an expense from the reserve with weights',
    [
      {
        ...expense(weighted('RESERVE', [1, 1])),
        postings: [
          ['BANK', 100],
          ['RESERVE', -100],
        ],
      } as Given,
    ],
    'What the reserve pays has no weights.',
  ],
  [
    'dues from the reserve',
    [{ ...dues(NONE), postings: [] } as Given],
    'Only an expense is paid from the reserve.',
  ],
  ['dues and a levy', [dues(HALVES), LEVY], null],
  [
    'shares out of order',
    [expense(weighted('SHARES', [2, 1], [1, 1]))],
    'Its weights are not in the order of the shares, each once.',
  ],
  [
    'a share with two weights',
    [expense(weighted('SHARES', [2, 1], [2, 1]))],
    'Its weights are not in the order of the shares, each once.',
  ],
  ['no weights', [expense(weighted('SHARES'))], 'No share has a weight.'],
  ['weights of 0', [dues(weighted('WEEKS_HELD', [1, 0], [2, 0]))], 'No share has a weight.'],
  ['one weight above 0', [dues(weighted('WEEKS_HELD', [1, 0], [2, 1]))], null],
  ['amounts by hand', [expense(weighted('BY_HAND', [1, 99], [2, 1]))], null],
  [
    'amounts by hand that are too small',
    [expense(weighted('BY_HAND', [1, 98], [2, 1]))],
    'The amounts by hand do not sum to its amount.',
  ],
  [
    'amounts by hand that are too large',
    [dues(weighted('BY_HAND', [1, 100], [2, 1]))],
    'The amounts by hand do not sum to its amount.',
  ],
  [
    'another part than is due',
    [
      {
        ...expense(HALVES),
        postings: [
          [1, -51],
          [2, -49],
          ['BANK', 100],
        ],
      } as Given,
    ],
    'Its postings do not follow from it.',
  ],
  [
    'postings of an opening balance in another order',
    [
      {
        kind: 'OPENING_BALANCE',
        postings: [
          ['BANK', -5],
          [1, 5],
        ],
      },
    ],
    'Its postings are not in order, each account once.',
  ],
  ['a payment', [PAYMENT], null],
  [
    'a payment to oneself',
    [{ kind: 'PAYMENT', amount: 50, from: 1, to: 1 }],
    'No account pays itself.',
  ],
  [
    'an opening balance',
    [
      {
        kind: 'OPENING_BALANCE',
        postings: [
          [1, 5],
          ['BANK', -2],
          ['RESERVE', -3],
        ],
      },
    ],
    null,
  ],
  ['a correction of two accounts', [corrected([1, 5], [2, -5])], null],
  ['a correction of no account', [corrected()], 'It has fewer than two postings.'],
  ['a correction of one account', [corrected([1, 5])], 'It has fewer than two postings.'],
  [
    'an account twice',
    [corrected([1, 5], [1, -5])],
    'Its postings are not in order, each account once.',
  ],
  [
    'a posting of 0',
    [corrected([1, 5], [2, 0], [3, -5])],
    'Its postings are not in order, each account once.',
  ],
  ['postings that do not sum to 0', [corrected([1, 5], [2, -4])], 'Its postings do not sum to 0.'],
  [
    'a reversal of each kind',
    [
      expense(HALVES),
      dues(HALVES),
      LEVY,
      PAYMENT,
      corrected([1, 5], [2, -5]),
      ...[2, 3, 4, 5, 6].map(reversal),
    ],
    null,
  ],
  ['a second reversal', [PAYMENT, reversal(2), reversal(2)], 'Entry 2 was reversed already.'],
  ['a reversal of the opening', [reversal(1)], 'Entry 1 cannot be reversed.'],
  ['a reversal of a reversal', [PAYMENT, reversal(2), reversal(3)], 'Entry 3 cannot be reversed.'],
  ['a reversal of a closing', [CLOSED, reversal(2)], 'Entry 2 cannot be reversed.'],
  ['a reversal of itself', [reversal(2)], 'There was no entry 2 to reverse.'],
  ['a reversal of a later entry', [reversal(3)], 'There was no entry 3 to reverse.'],
  [
    'a reversal with other postings',
    [
      PAYMENT,
      {
        ...reversal(2),
        postings: [
          [1, -49],
          ['BANK', 49],
        ],
      } as Given,
    ],
    'Its postings do not follow from it.',
  ],
  [
    'a reversal with the same postings',
    [
      PAYMENT,
      {
        ...reversal(2),
        postings: [
          [1, 50],
          ['BANK', -50],
        ],
      } as Given,
    ],
    'Its postings do not follow from it.',
  ],
  [
    'a closing with postings',
    [
      {
        ...CLOSED,
        postings: [
          [1, 50],
          ['BANK', -50],
        ],
      } as Given,
    ],
    'Its postings do not follow from it.',
  ],
  ['an entry after the closed days', [CLOSED, on('2027-01-01', PAYMENT)], null],
  [
    'an entry on the last closed day',
    [CLOSED, on('2026-12-31', PAYMENT)],
    'The ledger was closed until 2026-12-31.',
  ],
  ['an entry of a closed day that came before', [on('2026-12-31', PAYMENT), CLOSED], null],
  [
    'a reversal after the closing of what came before',
    [on('2026-12-31', PAYMENT), CLOSED, reversal(2)],
    null,
  ],
  ['a later closing', [CLOSED, { kind: 'CLOSED', until: '2027-01-01' }], null],
  ['a closing until the same day', [CLOSED, CLOSED], 'The ledger was closed until then already.'],
  [
    'a closing until an earlier day',
    [CLOSED, { kind: 'CLOSED', until: '2026-12-30' }],
    'The ledger was closed until then already.',
  ],
  [
    'an entry of a day that the second closing has closed',
    [CLOSED, { kind: 'CLOSED', until: '2027-01-11' }, on('2027-01-11', PAYMENT)],
    'The ledger was closed until 2027-01-11.',
  ],
  [
    'the largest balance',
    [corrected([1, HUGE], [2, -HUGE]), { ...PAYMENT, amount: 49 } as Given],
    null,
  ],
  [
    'a balance that is too large',
    [corrected([1, HUGE], [2, -HUGE]), PAYMENT],
    'A balance is too large.',
  ],
])('a check of %s', (_what, given, problem) => {
  const entries = ledger(...given);
  expect(checkEntries(entries)).toEqual(problem && { seq: entries.length, problem });
});

test('nothing has no problem, and a ledger without its opening has one', () => {
  expect(checkEntries([])).toBeNull();
  const [, payment] = ledger(PAYMENT);
  expect(checkEntries([{ ...payment, seq: 1 } as LedgerEntry])).toEqual({
    ...{ seq: 1, problem: 'A ledger begins with its opening, and has no other.' },
  });
});

test('the first of two problems is named', () => {
  expect(checkEntries(ledger(reversal(1), reversal(1), PAYMENT))?.seq).toBe(2);
});
