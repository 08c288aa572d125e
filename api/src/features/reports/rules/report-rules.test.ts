import fc from 'fast-check';
import { addDays } from '../../weeks/rules';
import { daysIn, defaultRange, rangeRefusal } from './range';
import { fileNameOf, REPORTS, reportName } from './report-definitions';

test('there are four reports, each with a name', () => {
  expect(REPORTS.map(({ id }) => id)).toEqual(['analytics', 'users', 'properties', 'requests']);
  expect(reportName('users')).toBe('Users Report');
  const range = { from: '2026-01-01', to: '2026-01-31' };
  expect(fileNameOf('users', range, 'pdf')).toBe('fairweek-users-2026-01-01-2026-01-31.pdf');
});

test.each(REPORTS)('$name has a description and an icon', ({ name, description, icon }) => {
  expect(name).toMatch(/^[A-Z].* Report$/);
  expect(description).toMatch(/^[A-Z][^.]+\.$/);
  expect(icon).toMatch(/^[a-z-]+$/);
});

test('the default range is the last 30 days, today included', () => {
  const range = defaultRange('2026-03-01');
  expect(range).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(daysIn(range)).toBe(30);
});

test.each([
  ['2026-01-01', '2026-01-01', null],
  ['2026-01-02', '2026-01-01', 'The range must end after it begins.'],
  ['2016-01-01', '2026-01-07', null],
  ['2016-01-01', '2026-01-08', 'The range must have at most ten years.'],
])('%s to %s: %s', (from, to, refusal) => {
  expect(rangeRefusal({ from, to })).toBe(refusal);
});

test('a day so many days later is so many days away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (days) => {
      const range = { from: '2024-02-28', to: addDays('2024-02-28', days) };
      expect(daysIn(range)).toBe(days + 1);
    }),
  );
});
