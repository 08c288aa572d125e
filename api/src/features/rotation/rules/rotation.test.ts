import * as fc from 'fast-check';
import {
  baseYearFor,
  CYCLE,
  DEFAULT_BASE_YEAR,
  orderOf,
  overTwelve,
  positionOf,
  shareAt,
} from './rotation';

const year = fc.integer({ min: -3000, max: 5000 });
const place = fc.integer({ min: 1, max: CYCLE });
const shares = fc.uniqueArray(place, { minLength: 1, maxLength: CYCLE });
const ALL = Array.from({ length: CYCLE }, (_, index) => index + 1);
const ascending = (one: number, other: number) => one - other;
const placeOf = (share: number, y: number, base: number) =>
  positionOf(overTwelve(base), share, y) ?? 0;
const shareIn = (position: number, y: number, base: number) =>
  shareAt(overTwelve(base), position, y);
const numbersIn = (order: { shareNumber: number }[]) => order.map((it) => it.shareNumber);

test('every share has exactly one place in a year, and every place has a share', () => {
  fc.assert(
    fc.property(year, year, (y, base) => {
      const places = ALL.map((share) => placeOf(share, y, base));
      expect(places.sort(ascending)).toEqual(ALL);
    }),
  );
});

test('over a whole cycle a share has each place once, so each share is first once', () => {
  fc.assert(
    fc.property(place, year, year, (share, y, base) => {
      const places = ALL.map((years) => placeOf(share, y + years, base));
      expect(places.sort(ascending)).toEqual(ALL);
    }),
  );
});

test('a cycle later everything is as it was', () => {
  fc.assert(
    fc.property(place, year, year, (share, y, base) => {
      expect(placeOf(share, y + CYCLE, base)).toBe(placeOf(share, y, base));
    }),
  );
});

test('each year everyone moves up one place and the first goes to the end', () => {
  fc.assert(
    fc.property(place, year, year, (share, y, base) => {
      const now = placeOf(share, y, base);
      expect(placeOf(share, y + 1, base)).toBe(now === 1 ? CYCLE : now - 1);
    }),
  );
});

test('the share at a position is the one that has this position', () => {
  fc.assert(
    fc.property(place, year, year, (share, y, base) => {
      expect(shareIn(placeOf(share, y, base), y, base)).toBe(share);
      expect(placeOf(shareIn(share, y, base), y, base)).toBe(share);
    }),
  );
});

test('choosing a share for a year makes it the first of that year, and the others follow in order', () => {
  fc.assert(
    fc.property(place, year, (first, y) => {
      const base = baseYearFor(first, y);
      const following = ALL.map((position) => ((first - 1 + position - 1) % CYCLE) + 1);
      expect(numbersIn(orderOf(overTwelve(base), ALL, y))).toEqual(following);
    }),
  );
});

test('the order holds each share once, by position, and counts its turns without a gap', () => {
  fc.assert(
    fc.property(shares, year, year, (numbers, y, base) => {
      const order = orderOf(overTwelve(base), numbers, y);
      expect(numbersIn(order).sort(ascending)).toEqual([...numbers].sort(ascending));
      expect(order.map(({ turn }) => turn)).toEqual(numbers.map((_, index) => index + 1));
      for (const { shareNumber, position } of order) {
        expect(position).toBe(placeOf(shareNumber, y, base));
      }
      expect(order.map((it) => it.position).sort(ascending)).toEqual(
        order.map((it) => it.position),
      );
    }),
  );
});

test('over a whole cycle each of the shares that there are is first at least once', () => {
  fc.assert(
    fc.property(shares, year, year, (numbers, y, base) => {
      const firsts = ALL.map(
        (years) => orderOf(overTwelve(base), numbers, y + years)[0]?.shareNumber,
      );
      expect(new Set(firsts)).toEqual(new Set(numbers));
    }),
  );
});

test.each([
  // share, year, base year, position
  [1, 2024, DEFAULT_BASE_YEAR, 1],
  [12, 2024, DEFAULT_BASE_YEAR, 12],
  [1, 2025, DEFAULT_BASE_YEAR, 12],
  [2, 2025, DEFAULT_BASE_YEAR, 1],
  [4, 2027, DEFAULT_BASE_YEAR, 1],
  [12, 2035, DEFAULT_BASE_YEAR, 1],
  [1, 2036, DEFAULT_BASE_YEAR, 1],
  [1, 2023, DEFAULT_BASE_YEAR, 2],
  [12, 2023, DEFAULT_BASE_YEAR, 1],
  [5, 2024, 2030, 11],
  [1, 0, 2024, 9],
  [1, -1, 2024, 10],
])('share %i in %i, counted from %i, is at position %i', (share, y, base, position) => {
  expect(placeOf(share, y, base)).toBe(position);
});

test.each([
  ['all twelve', ALL, 2027, [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]],
  ['fewer than twelve, in whatever order they come', [7, 1, 3, 2], 2025, [2, 3, 7, 1]],
  ['a first place that nobody has', [1, 2, 3, 7], 2028, [7, 1, 2, 3]],
  ['one share', [5], 2026, [5]],
  ['no share', [], 2026, []],
])('the order of %s', (_, numbers, y, expected) => {
  expect(numbersIn(orderOf(overTwelve(DEFAULT_BASE_YEAR), numbers, y))).toEqual(expected);
});
