import { overTwelve, placesApart, type Rotation, type RotationKind } from '@rules/rotation';
import { firstChoices, ownedYears } from './owned-years';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const rotationOf = (kind: RotationKind, count: number): Rotation =>
  kind === 'OVER_TWELVE' ? overTwelve(2024) : { kind, queue: numbers(count), baseYear: 2024 };
const owned = (kind: RotationKind, count: number) =>
  ownedYears(rotationOf(kind, count), numbers(count));

test('sums of places are apart by the luckiest and the unluckiest share', () => {
  expect(
    placesApart([
      [1, 2, 3],
      [1, 3, 2],
    ]),
  ).toBe(3);
  expect(
    placesApart([
      [1, 2],
      [2, 1],
    ]),
  ).toBe(0);
  expect(placesApart([])).toBe(0);
});

test.each([
  ['OVER_TWELVE', 12, [{ begins: null, apart: [20, 36, 0] }]],
  ['TAKING_PART', 12, [{ begins: null, apart: [20, 36, 0] }]],
  ['OVER_TWELVE', 8, [{ begins: null, apart: [14, 36, 28] }]],
  ['TAKING_PART', 8, [{ begins: null, apart: [12, 12, 16] }]],
  [
    'MIRROR_PAIRS',
    12,
    [
      { begins: 'FIRST', apart: [0, 0, 0] },
      { begins: 'SECOND', apart: [4, 12, 22] },
    ],
  ],
] as const)('over %s, %i shares are so far apart after 2, 6 and 12 years', (kind, count, apart) => {
  expect(owned(kind, count)).toEqual(apart);
});

test('in pairs of an odd number of shares, who begins with a pair is never apart', () => {
  const [first, second] = owned('MIRROR_PAIRS', 5);
  expect(first?.apart).toEqual([0, 0, 0]);
  expect(Math.max(...(second?.apart ?? []))).toBeGreaterThan(0);
});

test.each([
  ['OVER_TWELVE', 2, [11, 1]],
  ['OVER_TWELVE', 3, [10, 1, 1]],
  ['OVER_TWELVE', 12, numbers(12).map(() => 1)],
  ['TAKING_PART', 5, [3, 2, 2, 2, 3]],
  ['MIRROR_PAIRS', 2, [6, 6]],
] as const)(
  'over %s, each of %i shares is first so often in twelve years',
  (kind, count, firsts) => {
    const counted = firstChoices(rotationOf(kind, count), numbers(count), 2028);
    expect(counted.map((it) => it.shareNumber)).toEqual(numbers(count));
    expect(counted.map((it) => it.firsts)).toEqual(firsts);
  },
);
