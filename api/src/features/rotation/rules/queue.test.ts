import * as fc from 'fast-check';
import { type QueuedShare, queueFor, takingPartOf, withNewcomers } from './queue';
import { numbersOf, orderOf, type Rotation } from './rotation';

const present = (...numbers: number[]): QueuedShare[] =>
  numbers.map((shareNumber) => ({ shareNumber, isTakingPart: true, awaySince: null }));
const away = (shareNumber: number, awaySince: string): QueuedShare => ({
  ...{ shareNumber, isTakingPart: false, awaySince },
});

const queue = [1, 2, 3, 4];
const rotation: Rotation = { kind: 'TAKING_PART', queue, baseYear: 2026 };
const plan = { year: 2028, date: '2027-10-01' };

test('nothing changes while the same shares take part', () => {
  expect(queueFor(rotation, present(4, 3, 2, 1), plan)).toBe(rotation);
});

test('newcomers join at the end of the year’s order, by number', () => {
  const next = queueFor(rotation, present(1, 2, 3, 4, 9, 7), plan);
  expect(next).toEqual({ kind: 'TAKING_PART', baseYear: 2028, queue: [3, 4, 1, 2, 7, 9] });
});

test.each([
  ['2026-10-01', [3, 1, 2], 'a year'],
  ['2026-10-02', [3, 4, 1, 2], 'a day less than a year'],
  ['2024-02-29', [3, 1, 2], 'several years'],
])('a share away since %s leaves %j: it has been away for %s', (since, order) => {
  const next = queueFor(rotation, [...present(1, 2, 3), away(4, since)], plan);
  const standing = numbersOf(orderOf(next, next.queue, 2028));
  expect(standing).toEqual(order);
});

test('a share that dropped out and comes back joins at the end', () => {
  const gone = queueFor(rotation, [...present(1, 2, 4), away(3, '2020-01-01')], plan);
  const back = queueFor(gone, present(1, 2, 3, 4), { year: 2029, date: '2028-10-01' });
  expect(numbersOf(orderOf(back, back.queue, 2029))).toEqual([1, 2, 4, 3]);
});

test('over twelve no one joins or drops out', () => {
  const spec: Rotation = { ...rotation, kind: 'OVER_TWELVE' };
  expect(queueFor(spec, present(9), plan)).toBe(spec);
});

test('mirror pairs take newcomers with a new pair, so that its second year turns the first about', () => {
  const pairs: Rotation = { ...rotation, kind: 'MIRROR_PAIRS' };
  const shares = present(1, 2, 3, 4, 9);
  expect(queueFor(pairs, shares, { ...plan, year: 2027 })).toBe(pairs);
  const next = queueFor(pairs, shares, plan);
  expect(next).toEqual({ kind: 'MIRROR_PAIRS', baseYear: 2028, queue: [2, 3, 4, 1, 9] });
  const [first, second] = [2028, 2029].map((year) => numbersOf(orderOf(next, next.queue, year)));
  expect(second).toEqual(first?.toReversed());
});

test('who joins between plan and opening chooses last, and moves up from there', () => {
  const opened = withNewcomers(rotation, [1, 2, 3, 4, 6], 2028);
  expect(numbersOf(orderOf(opened, opened.queue, 2028))).toEqual([3, 4, 1, 2, 6]);
  expect(numbersOf(orderOf(opened, opened.queue, 2029))).toEqual([4, 1, 2, 6, 3]);
  expect(withNewcomers(rotation, [1, 2], 2028)).toBe(rotation);
});

/** The state of one share in a year: present, away for months, or away for years. */
const fate = fc.constantFrom('here', 'here', 'here', 'short', 'long');
const life = fc.array(fc.array(fate, { minLength: 12, maxLength: 12 }), {
  minLength: 2,
  maxLength: 24,
});

test('when shares come and go, no one who stays is overtaken, and the first goes to the end', () => {
  fc.assert(
    fc.property(life, (years) => {
      let now: Rotation = { kind: 'TAKING_PART', queue: [1, 2], baseYear: 2000 };
      for (const [index, fates] of years.entries()) {
        const year = 2001 + index;
        const shares = fates.map((it, i) =>
          it === 'here'
            ? { shareNumber: i + 1, isTakingPart: true, awaySince: null }
            : away(i + 1, it === 'short' ? `${year}-03-01` : `${year - 2}-03-01`),
        );
        const before = numbersOf(orderOf(now, now.queue, year));
        const next = queueFor(now, shares, { year, date: `${year}-06-01` });
        const order = numbersOf(orderOf(next, next.queue, year));
        const stayed = before.filter((share) => fates[share - 1] !== 'long');
        const joined = takingPartOf(shares).filter((share) => !before.includes(share));
        expect(order).toEqual([...stayed, ...joined]);
        now = next;
      }
    }),
  );
});
