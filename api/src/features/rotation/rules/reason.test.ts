import * as fc from 'fast-check';
import { reasonFor } from './reason';
import { baseYearFor, CYCLE, orderOf, overTwelve, type Rotation } from './rotation';

const ALL = Array.from({ length: CYCLE }, (_, index) => index + 1);

function reasonOf(
  shareNumber: number,
  year: number,
  { shares = ALL, baseYear = 2024, setFor = null as number | null } = {},
): string {
  const rotation = overTwelve(baseYear);
  const turns = orderOf(rotation, shares, year);
  const before = orderOf(rotation, shares, year - 1);
  const turn = turns.find((it) => it.shareNumber === shareNumber);
  if (!turn) throw new Error(`Share ${shareNumber} has no turn.`);
  return reasonFor(turn, { turns, before, isFirstDraft: false, year, rotation, setFor });
}

test('the first chooses first because everyone moved up', () => {
  expect(reasonOf(4, 2027)).toBe(
    'Share 4 chooses first: everyone moves up one place each year, and last year’s first goes to the end.',
  );
});

test('a share in the middle moves up after the one that was first', () => {
  expect(reasonOf(7, 2027)).toBe('Share 7 moves up from 5th to 4th.');
  expect(reasonOf(5, 2027)).toMatch(/^Share 5 moves up from 3rd to 2nd\.$/);
});

test('last year’s first goes to the end', () => {
  expect(reasonOf(3, 2027)).toBe(
    'Share 3 was first the year before and goes to the end: everyone else moves up one place.',
  );
});

test('empty places are named where they are skipped', () => {
  const shares = [1, 2, 3, 7, 8];
  expect(reasonOf(3, 2026, { shares: [2, 3, 7] })).toBe(
    'Share 3 chooses first: everyone moves up one place each year, and last year’s first goes to the end.',
  );
  expect(reasonOf(7, 2026, { shares })).toBe(
    'Share 7 moves up from 3rd to 2nd; the places of shares 4, 5 and 6 are empty and are skipped.',
  );
  expect(reasonOf(7, 2026, { shares: [2, 3, 7] })).toMatch(
    /; the places of shares 4, 5 and 6 are empty and are skipped\.$/,
  );
  expect(reasonOf(8, 2026, { shares: ALL.filter((share) => share !== 5) })).toMatch(
    /; the place of share 5 is empty and is skipped\.$/,
  );
  expect(reasonOf(1, 2026, { shares })).toMatch(/; 7 empty places are skipped\.$/);
});

test('no one moves up in a year in which the first place was no one’s', () => {
  expect(reasonOf(1, 2029, { shares: [1, 2, 3, 7] })).toBe(
    'Share 1 stays 2nd: the place that goes to the end is that of share 5, which takes no part; 6 empty places are skipped.',
  );
});

test('the only share is always first', () => {
  expect(reasonOf(5, 2026, { shares: [5] })).toBe(
    'Share 5 chooses first every year: it is the only share that takes part.',
  );
});

test('the reason mentions an order set manually, and earlier years are counted back', () => {
  const set = { baseYear: baseYearFor(9, 2027), setFor: 2027 };
  expect(reasonOf(9, 2027, set)).toBe('Share 9 chooses first, as set by an administrator.');
  expect(reasonOf(11, 2027, set)).toBe(
    'Share 11 chooses 3rd, in order from share 9, which was set to be first.',
  );
  expect(reasonOf(10, 2026, set)).toBe(
    'Share 10 moves up from 4th to 3rd; counted back from 2027, for which the order was last set.',
  );
  expect(reasonOf(10, 2028, set)).toMatch(/^Share 10 chooses first: everyone moves up/);
});

test('what a reason says about last year matches last year’s order', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: CYCLE }), { minLength: 2 });
  const years = fc.integer({ min: 1900, max: 2200 });
  fc.assert(
    fc.property(numbers, years, years, (shares, year, baseYear) => {
      const before = orderOf(overTwelve(baseYear), shares, year - 1);
      for (const { shareNumber, turn, position } of orderOf(overTwelve(baseYear), shares, year)) {
        const last = before.find((it) => it.shareNumber === shareNumber)?.turn ?? 0;
        const reason = reasonOf(shareNumber, year, { shares, baseYear });
        if (reason.includes(' stays ')) expect(turn).toBe(last);
        else if (reason.includes('goes to the end: everyone')) {
          expect([last, turn]).toEqual([1, shares.length]);
        } else expect(turn).toBe(last - 1);
        expect(reason.includes('skipped')).toBe(position > turn);
        expect(reason).toMatch(/^Share \d+ [^.]+\.$/);
      }
    }),
  );
});

/** The reasons of a year's order, by share. */
function reasonsOf(rotation: Rotation, shares: number[], year: number, before?: number[]) {
  const turns = orderOf(rotation, shares, year);
  const last = orderOf(rotation, shares, year - 1);
  const held = before?.map((shareNumber, index) => ({
    ...{ shareNumber, position: index + 1, turn: index + 1 },
  }));
  const order = { turns, before: held ?? last, isFirstDraft: false, year, rotation, setFor: null };
  return new Map(turns.map((turn) => [turn.shareNumber, reasonFor(turn, order)]));
}

const four: Rotation = { kind: 'TAKING_PART', queue: [2, 5, 7, 9], baseYear: 2026 };

test('over the shares that take part no number is skipped', () => {
  const reasons = reasonsOf(four, [2, 5, 7, 9], 2027);
  expect([...reasons.values()]).toEqual([
    'Share 5 chooses first: everyone moves up one place each year, and last year’s first goes to the end.',
    'Share 7 moves up from 3rd to 2nd.',
    'Share 9 moves up from 4th to 3rd.',
    'Share 2 was first the year before and goes to the end: everyone else moves up one place.',
  ]);
});

test('a share away is named where it is skipped, and one that joins later comes last', () => {
  expect(reasonsOf(four, [2, 7, 9, 11], 2027, [2, 7, 9]).get(7)).toBe(
    'Share 7 was 2nd and is now first: other shares took part the year before; the place of share 5 is empty and is skipped.',
  );
  expect(reasonsOf(four, [2, 7, 9, 11], 2027, [2, 7, 9]).get(11)).toBe(
    'Share 11 chooses 4th: it joined at the end, once the order was fixed; the place of share 5 is empty and is skipped.',
  );
});

test('a pair of years says which of the two it is', () => {
  const pairs: Rotation = { ...four, kind: 'MIRROR_PAIRS' };
  expect([...reasonsOf(pairs, [2, 5, 7, 9], 2026)].at(0)).toEqual([
    2,
    'Share 2 chooses first: a new pair of years begins, and the next year runs in reverse order.',
  ]);
  expect([...reasonsOf(pairs, [2, 5, 7, 9], 2027)].at(0)).toEqual([
    7,
    'Share 7 was 4th and is now first: the second year of a pair runs in reverse order.',
  ]);
});

test('a year that follows one held in another order says what it was', () => {
  expect([...reasonsOf(four, [2, 5, 7, 9], 2027, [9, 7, 5, 2]).values()]).toEqual([
    'Share 5 was 3rd and is now first: the year before had another rotation.',
    'Share 7 stays 2nd; the year before had another rotation.',
    'Share 9 was first and is now 3rd: the year before had another rotation.',
    'Share 2 stays 4th; the year before had another rotation.',
  ]);
});

test('whatever was held before, only a share that had a turn is said to have had one', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: CYCLE }), { minLength: 2 });
  fc.assert(
    fc.property(numbers, numbers, fc.integer({ min: 2020, max: 2040 }), (shares, before, year) => {
      const rotation: Rotation = { kind: 'TAKING_PART', queue: shares, baseYear: 2024 };
      for (const [share, reason] of reasonsOf(rotation, shares, year, before)) {
        expect(reason.includes('had no turn the year before')).toBe(!before.includes(share));
        expect(reason).toMatch(/^Share \d+ [^.]+\.$/);
      }
    }),
  );
});
