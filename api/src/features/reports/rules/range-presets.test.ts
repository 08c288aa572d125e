import fc from 'fast-check';
import { daysIn, defaultRange } from './range';
import { presetOf, RANGE_PRESETS, rangeFromText, rangeToText } from './range-presets';

const on = (id: string, today: string) => {
  const { from, to } = rangeFromText(id, today);
  return `${from} ${to}`;
};

test.each([
  ['last-30-days', '2026-11-23', '2026-10-25 2026-11-23'],
  ['this-month', '2026-11-23', '2026-11-01 2026-11-30'],
  ['this-month', '2028-02-01', '2028-02-01 2028-02-29'],
  ['this-month', '2026-12-31', '2026-12-01 2026-12-31'],
  ['last-month', '2026-11-23', '2026-10-01 2026-10-31'],
  ['last-month', '2026-01-31', '2025-12-01 2025-12-31'],
  ['last-month', '2027-03-31', '2027-02-01 2027-02-28'],
  ['last-12-months', '2026-11-23', '2025-11-01 2026-10-31'],
  ['last-12-months', '2026-01-01', '2025-01-01 2025-12-31'],
  ['this-year', '2026-11-23', '2026-01-01 2026-12-31'],
  ['last-year', '2026-11-23', '2025-01-01 2025-12-31'],
])('%s on %s is %s', (id, today, expected) => {
  expect(on(id, today)).toBe(expected);
});

test('the default comes first', () => {
  expect(RANGE_PRESETS[0]?.rangeOn('2026-11-23')).toEqual(defaultRange('2026-11-23'));
});

test.each([null, '', 'next-year', '2026-02-30..2026-03-01', '2026-01-01', '2026-1-1..2026-2-2'])(
  '%s is no range of an address: the default is read instead',
  (text) => {
    expect(rangeFromText(text, '2026-11-23')).toEqual(defaultRange('2026-11-23'));
  },
);

test('days without a name are kept as days', () => {
  const range = { from: '2026-02-03', to: '2026-02-04' };
  expect(rangeToText(range, '2026-11-23')).toBe('2026-02-03..2026-02-04');
  expect(presetOf(range, '2026-11-23')).toBeUndefined();
});

test('whatever is written into an address is read from it', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, fc.constantFrom(...RANGE_PRESETS), (today, other, { rangeOn }) => {
      const [from = '', to = ''] = [today, other].sort();
      for (const range of [{ from, to }, rangeOn(today)]) {
        expect(rangeFromText(rangeToText(range, today), today)).toEqual(range);
        expect(daysIn(range)).toBeGreaterThan(0);
      }
    }),
  );
});
