import { balancesOf, type Posting, postingsOf, type Split, type Unposted } from './index';

const COMMON = {
  ...{ seq: 6, at: '2027-01-02T10:00:00.000Z', date: '2027-01-02' },
  ...{ by: 7, details: null },
};
const THIRDS: Split = {
  method: 'SHARES',
  weights: [
    [1, 1],
    [2, 1],
    [3, 1],
  ],
};
const RESERVE: Split = { method: 'RESERVE', weights: [] };

test.each<[string, Unposted, Posting[]]>([
  ['an opening', { ...COMMON, kind: 'OPENED', property: 4, currency: 'EUR' }, []],
  [
    'an expense that the bank has paid',
    { ...COMMON, kind: 'EXPENSE', amount: 100, paidBy: 'BANK', split: THIRDS },
    [
      [1, -34],
      [2, -33],
      [3, -33],
      ['BANK', 100],
    ],
  ],
  [
    'an expense that a bearer has paid',
    { ...COMMON, kind: 'EXPENSE', amount: 100, paidBy: 2, split: THIRDS },
    [
      [1, -34],
      [2, 67],
      [3, -33],
    ],
  ],
  [
    'an expense of the one who has paid it',
    { ...COMMON, kind: 'EXPENSE', amount: 9, paidBy: 2, split: { ...THIRDS, weights: [[2, 1]] } },
    [],
  ],
  [
    'an expense from the reserve',
    { ...COMMON, kind: 'EXPENSE', amount: 100, paidBy: 5, split: RESERVE },
    [
      [5, 100],
      ['RESERVE', -100],
    ],
  ],
  [
    'dues',
    { ...COMMON, kind: 'DUES', amount: 2, dueOn: '2027-03-01', split: THIRDS },
    [
      [1, -1],
      [2, -1],
      ['RESERVE', 2],
    ],
  ],
  [
    'a levy',
    { ...COMMON, kind: 'LEVY', amount: 3, dueOn: '2027-03-01', split: THIRDS },
    [
      [1, -1],
      [2, -1],
      [3, -1],
      ['RESERVE', 3],
    ],
  ],
  [
    'a payment to the bank',
    { ...COMMON, kind: 'PAYMENT', amount: 50, from: 12, to: 'BANK' },
    [
      [12, 50],
      ['BANK', -50],
    ],
  ],
  [
    'a payment to a share with a lower number',
    { ...COMMON, kind: 'PAYMENT', amount: 50, from: 12, to: 2 },
    [
      [2, -50],
      [12, 50],
    ],
  ],
  ['a closing', { ...COMMON, kind: 'CLOSED', until: '2026-12-31' }, []],
  ['a reversal without the other entry', { ...COMMON, kind: 'REVERSAL', of: 5 }, []],
])('%s has its postings', (_what, entry, postings) => {
  expect(postingsOf(entry)).toEqual(postings);
});

test('a reversal has the negated postings of the other entry', () => {
  const reversed: Posting[] = [
    [2, 50],
    ['BANK', -50],
  ];
  expect(postingsOf({ ...COMMON, kind: 'REVERSAL', of: 5 }, reversed)).toEqual([
    [2, -50],
    ['BANK', 50],
  ]);
});

test('balances are in the order of postings, without accounts at 0', () => {
  const postings: Posting[][] = [
    [
      [10, 5],
      ['RESERVE', -5],
    ],
    [
      [3, 5],
      ['BANK', -5],
    ],
    [
      [2, -5],
      [10, 5],
    ],
    [
      [2, 5],
      ['RESERVE', -5],
    ],
  ];
  expect(balancesOf(postings.map((all) => ({ postings: all })))).toEqual([
    [3, 5],
    [10, 10],
    ['BANK', -5],
    ['RESERVE', -10],
  ]);
  expect(balancesOf([])).toEqual([]);
});
