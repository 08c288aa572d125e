import { suggestionText, yearToPlan } from './week-tags';

test.each([
  ['2026-01-01', 2026],
  ['2026-11-01', 2026],
  ['2026-11-02', 2027],
  ['2026-12-31', 2027],
])('on %s, seasons of %i are planned', (day, year) => {
  expect(yearToPlan(day)).toBe(year);
});

test.each([
  ['Pacific/Auckland', 'NZ', 'high season from December, as in Auckland,'],
  ['Europe/Zurich', 'CH', 'high season from June, as in Zurich,'],
  ['America/New_York', 'US', 'as in New York,'],
  ['UTC', null, 'The time zone UTC names no country'],
])('in %s, an administrator reads why seasons are suggested', (timeZone, country, words) => {
  expect(suggestionText({ timeZone, country })).toContain(words);
});
