import { assert, constantFrom, integer, property, tuple, uniqueArray } from 'fast-check';
import { LARGEST_AMOUNT, ownerWeights, split, type Weight } from './index';

const even = (...shares: number[]): Weight[] => shares.map((share) => [share, 1]);

test.each<[string, number, Weight[], number, [number, number][]]>([
  [
    'what divides evenly',
    90,
    even(1, 2, 3),
    7,
    [
      [1, 30],
      [2, 30],
      [3, 30],
    ],
  ],
  [
    'an odd cent in an entry that begins with the first share',
    100,
    even(1, 2, 3),
    6,
    [
      [1, 34],
      [2, 33],
      [3, 33],
    ],
  ],
  [
    'an odd cent in the next entry',
    100,
    even(1, 2, 3),
    7,
    [
      [1, 33],
      [2, 34],
      [3, 33],
    ],
  ],
  [
    'two odd cents that go round',
    101,
    even(1, 2, 3),
    8,
    [
      [1, 34],
      [2, 33],
      [3, 34],
    ],
  ],
  [
    'the largest remainder, whatever the entry',
    100,
    [
      [4, 2],
      [5, 1],
    ],
    1,
    [
      [4, 67],
      [5, 33],
    ],
  ],
  [
    'the largest remainder of the last share',
    100,
    [
      [4, 1],
      [5, 2],
    ],
    0,
    [
      [4, 33],
      [5, 67],
    ],
  ],
  [
    'weights of 0, which bear nothing and take no turn',
    3,
    [
      [1, 0],
      [4, 2],
      [6, 0],
      [9, 1],
    ],
    3,
    [
      [4, 2],
      [9, 1],
    ],
  ],
  [
    'less than a cent each',
    1,
    even(3, 8),
    4,
    [
      [3, 1],
      [8, 0],
    ],
  ],
  ['one bearer', 5, [[12, 3]], 9, [[12, 5]]],
  [
    'amounts beyond exact floating point',
    LARGEST_AMOUNT,
    [
      [1, LARGEST_AMOUNT],
      [2, LARGEST_AMOUNT - 1],
    ],
    1,
    [
      [1, 500_000_000_000],
      [2, 500_000_000_000],
    ],
  ],
  ['no weight at all', 5, [], 1, []],
])('splits %s', (_what, amount, weights, seq, parts) => {
  expect(split(amount, weights, seq)).toEqual(parts);
});

test('the odd cent goes round also where only each second entry is split', () => {
  const bearers = [101, 103, 105, 107].map((amount, index) =>
    split(amount, even(1, 2), 2 + 2 * index).findIndex(([, part]) => 2 * part > amount),
  );
  expect(bearers).toEqual([0, 1, 0, 1]);
});

const amounts = integer({ min: 1, max: LARGEST_AMOUNT });
const shares = uniqueArray(integer({ min: 1, max: 12 }), { minLength: 1 }).map((all) =>
  all.sort((one, other) => one - other),
);
const someWeights = tuple(
  shares,
  uniqueArray(integer({ min: 0, max: LARGEST_AMOUNT }), { minLength: 12, maxLength: 12 }),
)
  .map(([numbers, weights]) => numbers.map((share, index): Weight => [share, weights[index] ?? 0]))
  .filter((weights) => weights.some(([, weight]) => weight > 0));
const seqs = integer({ min: 1, max: 100_000 });

test('the parts sum to the amount, and each is within a cent of the exact part', () => {
  assert(
    property(amounts, someWeights, seqs, (amount, weights, seq) => {
      const parts = split(amount, weights, seq);
      expect(parts.reduce((sum, [, part]) => sum + part, 0)).toBe(amount);
      const total = weights.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
      for (const [share, part] of parts) {
        const weight = BigInt(new Map(weights).get(share) ?? 0);
        const off = BigInt(part) * total - BigInt(amount) * weight;
        expect(off < total && off > -total).toBe(true);
      }
    }),
  );
});

test('amounts as weights are given back', () => {
  assert(
    property(someWeights, seqs, (weights, seq) => {
      const amount = weights.reduce((sum, [, weight]) => sum + weight, 0);
      expect(split(amount, weights, seq)).toEqual(weights.filter(([, weight]) => weight > 0));
    }),
  );
});

test('over as many entries as bearers, each bears the odd cents equally often', () => {
  assert(
    property(integer({ min: 1, max: 10_000 }), shares, seqs, (amount, numbers, seq) => {
      const borne = new Map<number, number>();
      for (const index of numbers.keys()) {
        for (const [share, part] of split(amount, even(...numbers), seq + index)) {
          borne.set(share, (borne.get(share) ?? 0) + part);
        }
      }
      expect(new Set(borne.values())).toEqual(new Set([amount]));
    }),
  );
});

test('each owner pays the same, whatever number of shares they have', () => {
  assert(
    property(shares, constantFrom(1, 2, 3, 5), (numbers, owners) => {
      const owned = numbers.map((share) => [share, share % owners] as const);
      const weights = ownerWeights(owned.toReversed());
      expect(weights.map(([share]) => share)).toEqual(numbers);
      for (const owner of new Set(owned.map((it) => it[1]))) {
        const own = weights.filter(([share]) => share % owners === owner);
        expect(own.reduce((sum, [, weight]) => sum + weight, 0)).toBe(27_720);
      }
    }),
  );
});

test('an owner of several shares pays a part with each', () => {
  expect(
    ownerWeights([
      [7, 70],
      [2, 20],
      [1, 70],
      [4, 70],
    ]),
  ).toEqual([
    [1, 9240],
    [2, 27_720],
    [4, 9240],
    [7, 9240],
  ]);
});
