import { array, assert, integer, property, subarray, tuple } from 'fast-check';
import { type Account, addUp, type Posting, settle } from './index';

test.each<[string, Posting[], [Account, Account, number][]]>([
  ['nothing', [], []],
  [
    'accounts at 0',
    [
      [1, 0],
      ['BANK', 0],
    ],
    [],
  ],
  [
    'one that owes another',
    [
      [1, 30],
      [2, -30],
    ],
    [[2, 1, 30]],
  ],
  [
    'two that owe one',
    [
      [1, 30],
      [2, -10],
      [3, -20],
    ],
    [
      [2, 1, 10],
      [3, 1, 20],
    ],
  ],
  [
    'one that owes two',
    [
      [1, 10],
      [2, 20],
      [3, -30],
    ],
    [
      [3, 1, 10],
      [3, 2, 20],
    ],
  ],
  [
    'money in hand',
    [
      [4, 500],
      ['BANK', -500],
    ],
    [['BANK', 4, 500]],
  ],
  [
    'dues, which stay with the house',
    [
      [4, 200],
      ['BANK', -500],
      ['RESERVE', 300],
    ],
    [['BANK', 4, 200]],
  ],
  [
    'a share that owes dues',
    [
      [4, -300],
      ['RESERVE', 300],
    ],
    [[4, 'BANK', 300]],
  ],
  [
    'two pairs where the largest amounts would need three payments',
    [
      [1, 5],
      [2, 4],
      [3, -4],
      [4, -5],
    ],
    [
      [3, 2, 4],
      [4, 1, 5],
    ],
  ],
  [
    'groups of three that no pair shows',
    [
      [1, 6],
      [2, -4],
      [3, 9],
      [4, -2],
      [5, -8],
      [6, -1],
    ],
    [
      [2, 1, 4],
      [4, 1, 2],
      [5, 3, 8],
      [6, 3, 1],
    ],
  ],
])('settles %s', (_what, balances, payments) => {
  const found = settle(balances).map(({ from, to, amount }) => [from, to, amount]);
  expect(found).toEqual(expect.arrayContaining(payments));
  expect(found).toHaveLength(payments.length);
});

/** Small amounts of some accounts, and the bank with what they lack to 0. */
const balancesOf = (most: number, units: number) =>
  tuple(
    subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { maxLength: most }),
    array(integer({ min: -units, max: units }), { minLength: 12, maxLength: 12 }),
  ).map(([shares, amounts]) => {
    const own = shares.map((share, index): Posting => [share, amounts[index] ?? 0]);
    return addUp([...own, ['BANK', -own.reduce((sum, [, amount]) => sum + amount, 0)]]);
  });

test('payments bring all to 0, with one fewer than accounts at most, whatever the order', () => {
  assert(
    property(balancesOf(12, 1e12), (balances) => {
      const payments = settle(balances);
      const moved = payments.flatMap(({ from, to, amount }): Posting[] => {
        expect(amount).toBeGreaterThan(0);
        return [
          [from, amount],
          [to, -amount],
        ];
      });
      expect(addUp([...balances, ...moved])).toEqual([]);
      expect(payments.length).toBeLessThanOrEqual(Math.max(balances.length - 1, 0));
      expect(settle(balances.toReversed())).toEqual(payments);
    }),
    { numRuns: 50 },
  );
});

/** The fewest payments, by trying each account that the first one could pay or be paid by. */
function fewest(amounts: readonly number[]): number {
  const [first, ...others] = amounts.filter((amount) => amount !== 0);
  if (first === undefined) return 0;
  const ways = others.flatMap((other, index) =>
    other * first < 0 ? 1 + fewest(others.with(index, other + first)) : [],
  );
  return Math.min(...ways);
}

test('no way needs fewer payments', () => {
  assert(
    property(balancesOf(6, 4), (balances) => {
      expect(settle(balances)).toHaveLength(fewest(balances.map(([, amount]) => amount)));
    }),
    { numRuns: 300 },
  );
});
