import * as fc from 'fast-check';
import { figuresOf } from './figures';
import {
  baseYearFor,
  cycleLength,
  numbersOf,
  orderOf,
  positionOf,
  type Rotation,
  shareAt,
} from './rotation';

const house = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 12 });
const year = fc.integer({ min: -3000, max: 5000 });
const kind = fc.constantFrom('TAKING_PART' as const, 'MIRROR_PAIRS' as const);
const ascending = (one: number, other: number) => one - other;

test.each([
  [4, [1, 4, 2, 3], [2, 1, 3, 4]],
  [5, [1, 5, 2, 4, 3], [2, 1, 3, 5, 4]],
  [12, [1, 12, 2, 11, 3, 10, 4, 9, 5, 8, 6, 7], [2, 1, 3, 12, 4, 11, 5, 10, 6, 9, 7, 8]],
])('pairs of %i shares begin with these orders, and turn each about', (length, first, second) => {
  const queue = Array.from({ length }, (_, index) => index + 1);
  const rotation: Rotation = { kind: 'MIRROR_PAIRS', queue, baseYear: 2027 };
  const orders = [2027, 2028, 2029, 2030].map((y) => numbersOf(orderOf(rotation, queue, y)));
  expect(orders).toEqual([first, first.toReversed(), second, second.toReversed()]);
});

test('in every kind each year has every share once, and position and share are each other’s inverse', () => {
  fc.assert(
    fc.property(house, kind, year, year, (queue, kind, baseYear, y) => {
      const rotation = { kind, queue, baseYear };
      expect(numbersOf(orderOf(rotation, queue, y)).sort(ascending)).toEqual(
        [...queue].sort(ascending),
      );
      for (const share of queue) {
        expect(shareAt(rotation, positionOf(rotation, share, y) ?? 0, y)).toBe(share);
      }
      expect(orderOf(rotation, queue, y)).toEqual(orderOf(rotation, queue, y + 2 * queue.length));
    }),
  );
});

test('over the shares that take part, each has each place once in as many years as there are shares', () => {
  fc.assert(
    fc.property(house, year, year, (queue, baseYear, y) => {
      const rotation: Rotation = { kind: 'TAKING_PART', queue, baseYear };
      const figures = figuresOf(rotation, queue, y);
      expect([figures.years.length, figures.eachPlace]).toEqual([queue.length, 1]);
      for (const { firsts, lasts, meanPlace } of figures.shares) {
        expect([firsts, lasts, meanPlace]).toEqual([1, 1, (queue.length + 1) / 2]);
      }
    }),
  );
});

test('over the shares that take part, everyone moves up and the first goes to the end', () => {
  fc.assert(
    fc.property(house, year, year, (queue, baseYear, y) => {
      const rotation: Rotation = { kind: 'TAKING_PART', queue, baseYear };
      const [first = 0, ...rest] = numbersOf(orderOf(rotation, queue, y));
      expect(numbersOf(orderOf(rotation, queue, y + 1))).toEqual([...rest, first]);
    }),
  );
});

test('where all twelve take part in order, it is the rule over twelve', () => {
  const queue = Array.from({ length: 12 }, (_, index) => index + 1);
  fc.assert(
    fc.property(year, year, (baseYear, y) => {
      expect(orderOf({ kind: 'TAKING_PART', queue, baseYear }, queue, y)).toEqual(
        orderOf({ kind: 'OVER_TWELVE', queue, baseYear }, queue, y),
      );
    }),
  );
});

test('mirror pairs put each share ahead of each other in half of the years, and everywhere equally often', () => {
  fc.assert(
    fc.property(house, year, fc.integer({ min: 0, max: 30 }), (queue, baseYear, pairs) => {
      const rotation: Rotation = { kind: 'MIRROR_PAIRS', queue, baseYear };
      const figures = figuresOf(rotation, queue, baseYear + 2 * pairs);
      const often = queue.length % 2 === 0 ? 1 : 2;
      expect(figures.years).toHaveLength(often * queue.length);
      expect([figures.eachPlace, figures.isMirrored]).toEqual([often, true]);
    }),
  );
});

test('in mirror pairs each share is directly behind each other equally often', () => {
  fc.assert(
    fc.property(house, year, (queue, baseYear) => {
      const rotation: Rotation = { kind: 'MIRROR_PAIRS', queue, baseYear };
      const behind = new Map<string, number>();
      for (let y = baseYear; y < baseYear + cycleLength(rotation); y += 1) {
        const order = numbersOf(orderOf(rotation, queue, y));
        for (const [index, share] of order.slice(1).entries()) {
          const pair = `${order[index]},${share}`;
          behind.set(pair, (behind.get(pair) ?? 0) + 1);
        }
      }
      expect(behind.size).toBe(queue.length * (queue.length - 1));
      expect(new Set(behind.values()).size).toBe(1);
    }),
  );
});

test('shares away leave the others as they are, and half of the years ahead stay half', () => {
  fc.assert(
    fc.property(house, house, kind, year, (queue, away, kind, baseYear) => {
      const rotation = { kind, queue, baseYear };
      const present = queue.filter((share) => !away.includes(share));
      const all = numbersOf(orderOf(rotation, queue, baseYear + 3));
      expect(numbersOf(orderOf(rotation, present, baseYear + 3))).toEqual(
        all.filter((share) => present.includes(share)),
      );
      if (kind === 'MIRROR_PAIRS' && present.length > 0) {
        expect(figuresOf(rotation, present, baseYear).isMirrored).toBe(true);
      }
    }),
  );
});

test('a share that is not in the queue chooses at the end, by number', () => {
  const rotation: Rotation = { kind: 'TAKING_PART', queue: [4, 2], baseYear: 2027 };
  expect(orderOf(rotation, [9, 4, 7, 2], 2028)).toEqual([
    { shareNumber: 2, position: 1, turn: 1 },
    { shareNumber: 4, position: 2, turn: 2 },
    { shareNumber: 7, position: 3, turn: 3 },
    { shareNumber: 9, position: 4, turn: 4 },
  ]);
});

test('in every kind the chosen share is first in the chosen year', () => {
  fc.assert(
    fc.property(house, kind, year, fc.nat(), (queue, kind, y, any) => {
      const first = queue[any % queue.length] ?? 0;
      const rotation = { kind, queue, baseYear: baseYearFor(first, y, { kind, queue }) };
      expect(orderOf(rotation, queue, y)[0]?.shareNumber).toBe(first);
      const again = y + (kind === 'MIRROR_PAIRS' ? 1 : queue.length);
      const place = kind === 'MIRROR_PAIRS' ? queue.length : 1;
      expect(positionOf(rotation, first, again)).toBe(place);
    }),
  );
});

test.each([
  ['TAKING_PART', 1, 1],
  ['TAKING_PART', 5, 5],
  // The only share of a house is always first.
  ['MIRROR_PAIRS', 1, 1],
  ['MIRROR_PAIRS', 2, 2],
  ['MIRROR_PAIRS', 3, 6],
  ['MIRROR_PAIRS', 4, 4],
] as const)('the cycle of %s with %i shares has %i years', (kind, shares, years) => {
  const queue = Array.from({ length: shares }, (_, index) => index + 1);
  expect(cycleLength({ kind, queue })).toBe(years);
});
