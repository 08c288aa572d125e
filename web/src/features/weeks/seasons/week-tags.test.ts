import { yearToPlan } from './week-tags';

test.each([
  ['2026-01-01', 2026],
  ['2026-11-01', 2026],
  ['2026-11-02', 2027],
  ['2026-12-31', 2027],
])('on %s, seasons of %i are planned', (day, year) => {
  expect(yearToPlan(day)).toBe(year);
});
