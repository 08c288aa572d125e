import fc from 'fast-check';
import { suggestedWeeks } from '../../../weeks/rules';
import { type DraftDetails, fillYear } from '../index';

const WEEKS = suggestedWeeks(2027, 6).map(({ year: _year, ...week }) => week);

const years = fc.record({
  shares: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 }),
  weeks: fc.subarray(WEEKS),
  rules: fc.record({
    version: fc.constant(2 as const),
    rounds: fc.integer({ min: 1, max: 6 }),
    order: fc.constantFrom('SERPENTINE' as const, 'STRAIGHT' as const),
    windowSeconds: fc.constant(60),
    holidayCap: fc.option(fc.integer({ min: 0, max: 2 })),
    peakCap: fc.option(fc.integer({ min: 0, max: 3 })),
  }),
});
const holdings = fc.dictionary(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.integer({ min: 0, max: 7 }),
);

const heldBy = (counts: Record<string, number>) =>
  new Map(Object.entries(counts).map(([share, count]) => [Number(share), count]));

test('no week has two holders, and only free weeks are given', () => {
  fc.assert(
    fc.property(years, holdings, (facts, counts) => {
      const given = fillYear(facts, heldBy(counts)).map(({ week }) => week);
      expect(new Set(given).size).toBe(given.length);
      expect(facts.weeks.map(({ week }) => week)).toEqual(expect.arrayContaining(given));
    }),
  );
});

test('each share has exactly its weeks, with those that it has already, while weeks are left', () => {
  fc.assert(
    fc.property(years, holdings, (facts, counts) => {
      const held = heldBy(counts);
      const missing = (share: number) => Math.max(0, facts.rules.rounds - (held.get(share) ?? 0));
      const picks = fillYear(facts, held);
      const wanted = facts.shares.reduce((sum, share) => sum + missing(share), 0);
      expect(picks).toHaveLength(Math.min(wanted, facts.weeks.length));
      for (const share of facts.shares) {
        const count = picks.filter((pick) => pick.share === share).length;
        expect(count).toBeLessThanOrEqual(missing(share));
        if (wanted <= facts.weeks.length) expect(count).toBe(missing(share));
      }
    }),
  );
});

test('the same facts give the same weeks', () => {
  fc.assert(
    fc.property(years, holdings, (facts, counts) => {
      expect(fillYear(facts, heldBy(counts))).toEqual(fillYear(facts, heldBy(counts)));
    }),
  );
});

const HOUSE: DraftDetails = {
  shares: [2, 1],
  weeks: WEEKS.filter(({ week }) => [1, 5, 28, 29, 30, 36].includes(week)),
  rules: {
    ...{ version: 2, rounds: 2, order: 'SERPENTINE', windowSeconds: 60 },
    ...{ holidayCap: null, peakCap: 1 },
  },
};
const weeksOf = (share: number, held = new Map<number, number>(), facts = HOUSE) =>
  fillYear(facts, held)
    .filter((pick) => pick.share === share)
    .map(({ week }) => week);

test('at each turn a share gets the earliest of the best weeks that the caps allow, in serpentine', () => {
  expect(weeksOf(2)).toEqual([28, 36]);
  expect(weeksOf(1)).toEqual([29, 5]);
});

test('a share that has a week already skips its first turn', () => {
  expect(weeksOf(2, new Map([[2, 1]]))).toEqual([29]);
  expect(weeksOf(1, new Map([[2, 1]]))).toEqual([28, 5]);
});

test('a cap gives way where only weeks beyond it are left', () => {
  const facts = { ...HOUSE, weeks: HOUSE.weeks.filter(({ season }) => season === 'PEAK') };
  expect(weeksOf(2, new Map(), facts)).toEqual([28]);
  expect(weeksOf(1, new Map(), facts)).toEqual([29, 30]);
});
