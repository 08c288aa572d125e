import fc from 'fast-check';
import { bestSet } from './best-set';
import { type ExchangeDetails, findExchanges, type Leg, type WishedWeek } from './find-exchanges';

const wished = (week: number, wishes: number[], more: Partial<WishedWeek> = {}): WishedWeek => ({
  ...{ bookingId: week * 10, week, ownerIds: [week], wishes },
  ...{ since: '2031-01-01T00:00:00.000Z', mayTakeOpen: true },
  ...more,
});
const facts = (weeks: WishedWeek[], more: Partial<ExchangeDetails> = {}): ExchangeDetails => ({
  ...{ weeks, openWeeks: [], rests: [] },
  ...more,
});
/** '28→31 31→28' for each exchange. */
const shown = (all: Leg[][]) =>
  all.map((legs) => legs.map(({ week, getsWeek }) => `${week}→${getsWeek}`).join(' '));
const found = (weeks: WishedWeek[], more?: Partial<ExchangeDetails>) =>
  shown(findExchanges(facts(weeks, more)));

test.each<[string, WishedWeek[], Partial<ExchangeDetails>, string[]]>([
  ['two who want each other’s week', [wished(28, [31]), wished(31, [28])], {}, ['28→31 31→28']],
  [
    'three in a circle',
    [wished(28, [31]), wished(31, [30]), wished(30, [28])],
    {},
    ['28→31 31→30 30→28'],
  ],
  ['no circle of four', [1, 2, 3, 4].map((it) => wished(it, [(it % 4) + 1])), {}, []],
  ['nothing one-sided', [wished(28, [31]), wished(31, [])], {}, []],
  [
    'an open week before another owner’s',
    [wished(28, [31, 5]), wished(31, [28])],
    { openWeeks: [5] },
    ['28→5'],
  ],
  [
    'no open week for a share that has used up its limit',
    [wished(28, [31, 5], { mayTakeOpen: false }), wished(31, [28])],
    { openWeeks: [5] },
    ['28→31 31→28'],
  ],
  [
    'two of two owners before one of three',
    [wished(1, [2]), wished(2, [1, 3]), wished(3, [1])],
    {},
    ['1→2 2→1'],
  ],
  [
    'no exchange of an owner with themselves',
    [wished(28, [31], { ownerIds: [7] }), wished(31, [28], { ownerIds: [7] })],
    {},
    [],
  ],
  [
    'no owner twice in a circle of three',
    [wished(1, [2], { ownerIds: [7] }), wished(2, [3]), wished(3, [1], { ownerIds: [7] })],
    {},
    [],
  ],
  [
    'no exchange of shares that have an owner in common',
    [
      wished(1, [2], { ownerIds: [7, 8] }),
      wished(2, [1, 3], { ownerIds: [9, 8] }),
      wished(3, [2], { ownerIds: [7] }),
    ],
    {},
    ['2→3 3→2'],
  ],
  [
    'nothing of a week that rests',
    [wished(28, [31]), wished(31, [28])],
    { rests: [{ week: 31, otherWeek: null }] },
    [],
  ],
  [
    'nothing of a pair that rests, whichever way it is written',
    [wished(28, [31, 30]), wished(31, [28]), wished(30, [28])],
    { rests: [{ week: 31, otherWeek: 28 }] },
    ['28→30 30→28'],
  ],
  [
    'most owners, even if one gets less of their list',
    [wished(1, [2, 3]), wished(2, [1, 4]), wished(3, [1]), wished(4, [2])],
    {},
    ['1→3 3→1', '2→4 4→2'],
  ],
  [
    'the smaller sum of ranks',
    [wished(1, [2, 3]), wished(2, [1]), wished(3, [1])],
    {},
    ['1→2 2→1'],
  ],
  [
    'the longest waiting, of equals',
    [wished(1, [9]), wished(2, [9], { since: '2030-01-01T00:00:00.000Z' })],
    { openWeeks: [9] },
    ['2→9'],
  ],
  [
    'the smallest weeks, of all others',
    [wished(2, [9]), wished(1, [9])],
    { openWeeks: [9] },
    ['1→9'],
  ],
])('finds %s', (_what, weeks, more, expected) => {
  expect(found(weeks, more)).toEqual(expected);
});

/** Random years of up to 14 weeks with lists, some by the same owners. */
const someYear = fc
  .record({
    owners: fc.array(
      fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 2 }),
      { minLength: 1, maxLength: 14 },
    ),
    lists: fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 18 }), { maxLength: 8 }), {
      minLength: 14,
      maxLength: 14,
    }),
    months: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 14, maxLength: 14 }),
    openWeeks: fc.uniqueArray(fc.integer({ min: 15, max: 18 })),
    rests: fc.array(
      fc.record({
        week: fc.integer({ min: 1, max: 18 }),
        otherWeek: fc.option(fc.integer({ min: 1, max: 18 })),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ owners, lists, months, ...rest }) => ({
    ...rest,
    weeks: owners.map((ownerIds, index) =>
      wished(index + 1, lists[index] ?? [], {
        ownerIds,
        since: `2031-0${months[index]}-01T00:00:00.000Z`,
        mayTakeOpen: (ownerIds[0] ?? 0) % 3 !== 0,
      }),
    ),
  }));

test('each exchange is a permutation of its weeks or a move to an open week, and every owner gets a week of their list', () => {
  fc.assert(
    fc.property(someYear, (year) => {
      const all = findExchanges(year);
      for (const legs of all) {
        const given = legs.map(({ week }) => week).sort();
        const got = legs.map(({ getsWeek }) => getsWeek).sort();
        if (legs.length === 1) expect(year.openWeeks).toContain(got[0]);
        else expect(got).toEqual(given);
        expect(legs.length).toBeLessThanOrEqual(3);
        const owners = legs.flatMap(({ ownerIds }) => ownerIds);
        expect(new Set(owners).size).toBe(owners.length);
        for (const { week, getsWeek, ownerIds, getsBookingId } of legs) {
          const mine = year.weeks.find((it) => it.week === week);
          expect(mine?.ownerIds).toEqual(ownerIds);
          expect(mine?.wishes).toContain(getsWeek);
          expect(getsBookingId).toBe(legs.length === 1 ? null : getsWeek * 10);
        }
      }
    }),
  );
});

test('no week, and so no booking, is in two exchanges', () => {
  fc.assert(
    fc.property(someYear, (year) => {
      const weeks = findExchanges(year).flatMap((legs) => [
        ...new Set(legs.flatMap(({ week, getsWeek }) => [week, getsWeek])),
      ]);
      expect(new Set(weeks).size).toBe(weeks.length);
    }),
  );
});

test('the order in which the facts come changes nothing', () => {
  fc.assert(
    fc.property(someYear, fc.infiniteStream(fc.nat()), (year, numbers) => {
      const shuffled = <Any>(all: readonly Any[]) =>
        all
          .map((it) => ({ it, at: numbers.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at)
          .map(({ it }) => it);
      const other = {
        weeks: shuffled(year.weeks),
        openWeeks: shuffled(year.openWeeks),
        rests: shuffled(year.rests),
      };
      expect(findExchanges(other)).toEqual(findExchanges(year));
    }),
  );
});

type Candidates = Parameters<typeof bestSet>[0];

/** The best of all subsets, tried one by one; of equals the one whose first member comes first. */
function bestOfAll(inOrder: Candidates): Candidates {
  let best: { set: Candidates; ranks: number; order: string } = { set: [], ranks: 0, order: '' };
  for (let bits = 0; bits < 2 ** inOrder.length; bits += 1) {
    const set = inOrder.filter((_, index) => (bits >> index) % 2 === 1);
    const weeks = set.flatMap(({ legs }) => legs.map(({ week }) => week));
    if (new Set(weeks).size < weeks.length) continue;
    const ranks = set.reduce((sum, it) => sum + it.ranks, 0);
    const order = set.map((it) => inOrder.indexOf(it)).join();
    const difference = best.set.length - set.length || ranks - best.ranks;
    if (difference < 0 || (difference === 0 && order < best.order)) best = { set, ranks, order };
  }
  return best.set;
}

test('no other set of exchanges improves more owners, or as many with a smaller sum of ranks or after a longer wait', () => {
  const week = fc.integer({ min: 1, max: 9 });
  const pair = fc
    .record({
      weeks: fc.uniqueArray(week, { minLength: 2, maxLength: 2 }),
      ranks: fc.integer({ min: 2, max: 5 }),
    })
    .map(({ weeks: [one = 0, other = 0], ranks }) => ({
      legs: [
        { week: one, getsWeek: other },
        { week: other, getsWeek: one },
      ],
      ranks,
    }));
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 9 }), (pairs) => {
      const inOrder = pairs.map((it, index) => ({ ...it, since: `2031-01-0${index + 1}` }));
      expect(bestSet(inOrder.toReversed())).toEqual(bestOfAll(inOrder));
    }),
  );
});

test('of sets that improve as many with the same sum of ranks, the one that waits longest is chosen', () => {
  const move = (week: number, getsWeek: number, ranks: number) => ({
    ...{ legs: [{ week, getsWeek }], ranks, since: `2031-0${week}-01` },
  });
  const longest = [move(1, 11, 2), move(2, 12, 2)];
  expect(bestSet([move(2, 11, 3), move(1, 12, 1), ...longest])).toEqual(longest);
});

test('a house in which every list names every week is searched at once', () => {
  const all = Array.from({ length: 48 }, (_, index) => index + 1);
  const weeks = all.map((it) => wished(it, all, { ownerIds: [it % 12] }));
  const start = performance.now();
  expect(findExchanges(facts(weeks)).flat()).toHaveLength(48);
  expect(performance.now() - start).toBeLessThan(10_000);
});
