import * as fc from 'fast-check';
import { reasonFor } from './reason';
import { baseYearFor, CYCLE, orderOf } from './rotation';

const ALL = Array.from({ length: CYCLE }, (_, index) => index + 1);

function reasonOf(
  shareNumber: number,
  year: number,
  { shares = ALL, baseYear = 2024, setFor = null as number | null } = {},
): string {
  const turns = orderOf(shares, year, baseYear);
  const turn = turns.find((it) => it.shareNumber === shareNumber);
  if (!turn) throw new Error(`Share ${shareNumber} has no turn.`);
  return reasonFor(turn, { turns, year, baseYear, setFor });
}

test('the first chooses first because everyone moved up', () => {
  expect(reasonOf(4, 2027)).toBe(
    "Share 4 chooses first in 2027: everyone moves up one place each year, and last year's first goes to the end.",
  );
});

test('a share in the middle moves up after the one that was first', () => {
  expect(reasonOf(7, 2027)).toBe('Share 7 was 5th in 2026 and moves up to 4th.');
  expect(reasonOf(5, 2027)).toMatch(/^Share 5 was 3rd in 2026 and moves up to 2nd\.$/);
});

test('last year’s first goes to the end', () => {
  expect(reasonOf(3, 2027)).toBe(
    'Share 3 was first in 2026 and goes to the end: everyone else moves up one place.',
  );
});

test('shares that take no part are named where they are skipped', () => {
  const shares = [1, 2, 3, 7, 8];
  expect(reasonOf(3, 2026, { shares: [2, 3, 7] })).toBe(
    "Share 3 chooses first in 2026: everyone moves up one place each year, and last year's first goes to the end.",
  );
  expect(reasonOf(7, 2026, { shares })).toBe(
    'Share 7 was 3rd in 2025 and moves up to 2nd; shares 4, 5 and 6 before it take no part and are skipped.',
  );
  expect(reasonOf(7, 2026, { shares: [2, 3, 7] })).toMatch(
    /; shares 4, 5 and 6 before it take no part and are skipped\.$/,
  );
  expect(reasonOf(8, 2026, { shares: ALL.filter((share) => share !== 5) })).toMatch(
    /; share 5 before it takes no part and is skipped\.$/,
  );
  expect(reasonOf(1, 2026, { shares })).toMatch(
    /; 7 shares before it take no part and are skipped\.$/,
  );
});

test('no one moves up in a year in which the first place was no one’s', () => {
  expect(reasonOf(1, 2029, { shares: [1, 2, 3, 7] })).toBe(
    'Share 1 stays 2nd in 2029: the place that goes to the end is that of share 5, which takes no part; 6 shares before it take no part and are skipped.',
  );
});

test('the only share is always first', () => {
  expect(reasonOf(5, 2026, { shares: [5] })).toBe(
    'Share 5 chooses first every year: it is the only share that takes part.',
  );
});

test('the reason mentions an order set manually, and earlier years are counted back', () => {
  const set = { baseYear: baseYearFor(9, 2027), setFor: 2027 };
  expect(reasonOf(9, 2027, set)).toBe('Share 9 chooses first in 2027, as set by an administrator.');
  expect(reasonOf(11, 2027, set)).toBe(
    'Share 11 chooses 3rd in 2027: share 9 was set to be first, and the others follow in order.',
  );
  expect(reasonOf(10, 2026, set)).toBe(
    'Share 10 was 4th in 2025 and moves up to 3rd; this is counted back from 2027, for which the order was last set.',
  );
  expect(reasonOf(10, 2028, set)).toMatch(/^Share 10 chooses first in 2028: everyone moves up/);
});

test('what a reason says about last year matches last year’s order', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: CYCLE }), { minLength: 2 });
  const years = fc.integer({ min: 1900, max: 2200 });
  fc.assert(
    fc.property(numbers, years, years, (shares, year, baseYear) => {
      const before = orderOf(shares, year - 1, baseYear);
      for (const { shareNumber, turn, position } of orderOf(shares, year, baseYear)) {
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
