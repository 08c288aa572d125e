import fc from 'fast-check';
import { addDays, dayNumber, weekdayOf } from './dates';
import { weekCount, weekOf, weeksOf } from './week-grid';

const SATURDAY = 6;
const years = fc.integer({ min: 1900, max: 2400 });
const weekdays = fc.integer({ min: 1, max: 7 });
const dates = fc.integer({ min: -25_000, max: 150_000 }).map((day) => addDays('1970-01-01', day));

test.each([
  ['2024-02-29', 4],
  ['2026-01-01', 4],
  ['1969-12-31', 3],
  ['2000-01-01', 6],
  ['2026-11-22', 7],
])('%s is weekday %i', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test.each([
  // 53 weeks: a year that begins on the changeover day, or a leap year the day before it.
  [2022, SATURDAY, 53, '2022-01-01', '2023-01-07'],
  [2023, SATURDAY, 52, '2023-01-07', '2024-01-06'],
  [2024, SATURDAY, 52, '2024-01-06', '2025-01-04'],
  [2028, SATURDAY, 53, '2028-01-01', '2029-01-06'],
  [2000, SATURDAY, 53, '2000-01-01', '2001-01-06'],
  [2100, SATURDAY, 52, '2100-01-02', '2101-01-01'],
  // Each weekday of 2026, which begins on a Thursday, and of 2024, a leap year from a Monday.
  [2026, 1, 52, '2026-01-05', '2027-01-04'],
  [2026, 2, 52, '2026-01-06', '2027-01-05'],
  [2026, 3, 52, '2026-01-07', '2027-01-06'],
  [2026, 4, 53, '2026-01-01', '2027-01-07'],
  [2026, 5, 52, '2026-01-02', '2027-01-01'],
  [2026, 6, 52, '2026-01-03', '2027-01-02'],
  [2026, 7, 52, '2026-01-04', '2027-01-03'],
  [2024, 1, 53, '2024-01-01', '2025-01-06'],
  [2024, 2, 53, '2024-01-02', '2025-01-07'],
  [2024, 3, 52, '2024-01-03', '2025-01-01'],
])(
  '%i with changeover on weekday %i has %i weeks, from %s to %s',
  (year, weekday, count, from, to) => {
    const weeks = weeksOf(year, weekday);
    expect(weekCount(year, weekday)).toBe(count);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]).toMatchObject({ year, week: 1, startDate: from });
    expect(weeks.at(-1)).toMatchObject({ year, week: count, endDate: to });
  },
);

test.each([
  ['2026-01-01', 2025, 52, '2025-12-27'],
  ['2026-01-03', 2026, 1, '2026-01-03'],
  ['2026-01-09', 2026, 1, '2026-01-03'],
  ['2024-02-29', 2024, 8, '2024-02-24'],
  ['2022-12-31', 2022, 53, '2022-12-31'],
  ['2023-01-06', 2022, 53, '2022-12-31'],
])('the night of %s is in week %i/%i, from %s', (date, year, week, startDate) => {
  expect(weekOf(date, SATURDAY)).toMatchObject({ year, week, startDate });
});

test('the weeks of a year tile it, and its end is the start of the next', () => {
  fc.assert(
    fc.property(years, weekdays, (year, weekday) => {
      const weeks = [...weeksOf(year, weekday), ...weeksOf(year + 1, weekday).slice(0, 1)];
      for (const [index, { startDate, endDate, ...numbers }] of weeks.entries()) {
        expect(weekdayOf(startDate)).toBe(weekday);
        expect(dayNumber(endDate) - dayNumber(startDate)).toBe(7);
        expect(Number(startDate.slice(0, 4))).toBe(numbers.year);
        const next = weeks[index + 1];
        if (next) expect(next.startDate).toBe(endDate);
      }
      expect([52, 53]).toContain(weeks.length - 1);
    }),
  );
});

test('weekOf is the inverse of weeksOf', () => {
  fc.assert(
    fc.property(years, weekdays, fc.nat(6), (year, weekday, day) => {
      for (const week of weeksOf(year, weekday)) {
        expect(weekOf(addDays(week.startDate, day), weekday)).toEqual(week);
      }
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 30 },
  );
});

test('every date lies in exactly the week that weekOf names', () => {
  fc.assert(
    fc.property(dates, weekdays, (date, weekday) => {
      const week = weekOf(date, weekday);
      expect(week.startDate <= date && date < week.endDate).toBe(true);
      expect(weeksOf(week.year, weekday)).toContainEqual(week);
    }),
  );
});
