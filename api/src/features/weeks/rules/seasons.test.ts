import fc from 'fast-check';
import { addDays, weekdayOf } from './dates';
import { easterOf, holidayOf, orthodoxEasterOf } from './holidays';
import { seasonOf, suggestedWeeks } from './seasons';
import { weekOf } from './week-grid';

const SATURDAY = 6;
const inWeekOf = (date: string, weekday = SATURDAY) => weekOf(date, weekday);

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter Sunday of %i is %s', (year, date) => {
  expect(easterOf(year)).toBe(date);
});

test.each([
  [2008, '2008-04-27'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2038, '2038-04-25'],
])('Orthodox Easter Sunday of %i is %s', (year, date) => {
  expect(orthodoxEasterOf(year)).toBe(date);
});

test.each([
  ['2026-12-24', 'Christmas'],
  ['2026-12-31', 'New Year'],
  ['2026-04-05', 'Easter'],
  ['2026-06-23', null],
  ['2026-12-18', null],
  ['2027-01-02', null],
])('the week with the night of %s has the holiday %s', (date, holiday) => {
  expect(holidayOf(inWeekOf(date))).toBe(holiday);
});

test.each([
  ['2026-07-15', 'PEAK'],
  ['2026-08-27', 'PEAK'],
  ['2026-12-24', 'PEAK'],
  ['2026-12-31', 'PEAK'],
  ['2026-04-05', 'PEAK'],
  ['2026-06-23', 'HIGH'],
  ['2026-09-10', 'HIGH'],
  ['2026-02-12', 'HIGH'],
  ['2026-11-10', 'LOW'],
  ['2026-01-10', 'LOW'],
  // Most of the week of 27 June to 4 July lies in June, and that of 29 August in September.
  ['2026-07-03', 'HIGH'],
  ['2026-08-30', 'HIGH'],
])('in the north, the week with the night of %s is %s season', (date, season) => {
  expect(seasonOf(inWeekOf(date))).toBe(season);
});

test.each([
  ['2027-01-04', 'PEAK'],
  ['2027-02-12', 'PEAK'],
  ['2027-12-10', 'HIGH'],
  ['2027-03-12', 'HIGH'],
  ['2027-08-12', 'HIGH'],
  ['2027-06-23', 'LOW'],
  ['2027-07-15', 'LOW'],
  ['2027-12-24', 'PEAK'],
])('in New Zealand, the week with the night of %s is %s season', (date, season) => {
  expect(seasonOf(inWeekOf(date), 'NZ')).toBe(season);
});

test.each([
  ['SE', ['Easter', 'Midsummer', 'Christmas', 'New Year']],
  ['CH', ['Easter', 'Christmas', 'New Year']],
  ['NZ', ['Easter', 'Christmas', 'New Year']],
  ['CA', ['Easter', 'Thanksgiving', 'Christmas', 'New Year']],
  ['US', ['Easter', 'Thanksgiving', 'Christmas', 'New Year']],
  ['GR', ['Easter', 'Christmas', 'New Year']],
  ['JP', ['Golden Week', 'New Year']],
  ['CN', ['Lunar New Year', 'New Year']],
  ['IL', ['Passover']],
  ['AE', ['Eid', 'New Year']],
  [null, ['Easter', 'Christmas', 'New Year']],
])('the holidays of %s in 2027 are %j', (country, holidays) => {
  const weeks = suggestedWeeks(2027, SATURDAY, { country });
  expect(weeks.flatMap(({ holiday }) => holiday ?? [])).toEqual(holidays);
});

test.each([
  ['US', 'Thanksgiving', '2027-11-25'],
  ['CA', 'Thanksgiving', '2027-10-11'],
  ['GR', 'Easter', '2027-05-02'],
  ['CN', 'Lunar New Year', '2026-02-17'],
  ['IL', 'Passover', '2026-04-01'],
  ['JP', 'Golden Week', '2027-05-03'],
])('in %s, %s is on %s', (country, holiday, date) => {
  expect(holidayOf(inWeekOf(date), country)).toBe(holiday);
});

test('every year has each holiday in exactly one week, whatever the changeover', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2400 }),
      fc.integer({ min: 1, max: 7 }),
      (year, weekday) => {
        const found = suggestedWeeks(year, weekday, { country: 'SE' }).flatMap(
          ({ holiday }) => holiday ?? [],
        );
        expect(found).toEqual(['Easter', 'Midsummer', 'Christmas', 'New Year']);
        expect(weekdayOf(easterOf(year))).toBe(7);
      },
    ),
  );
});

test('weeks that would overlap those of the years beside it are left out, and no others', () => {
  const all = suggestedWeeks(2027, SATURDAY);
  const [first, second] = all;
  const last = all.at(-1);
  expect(suggestedWeeks(2027, SATURDAY, { freeFrom: null, freeUntil: null })).toEqual(all);
  const exactly = { freeFrom: first?.startDate ?? '', freeUntil: last?.endDate ?? '' };
  expect(suggestedWeeks(2027, SATURDAY, exactly)).toEqual(all);
  const later = { freeFrom: addDays(exactly.freeFrom, 1), freeUntil: null };
  expect(suggestedWeeks(2027, SATURDAY, later)[0]).toEqual(second);
  const earlier = { freeFrom: null, freeUntil: addDays(exactly.freeUntil, -1) };
  expect(suggestedWeeks(2027, SATURDAY, earlier)).toEqual(all.slice(0, -1));
});
