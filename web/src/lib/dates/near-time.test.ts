import { daysAgo, nearDay } from './near-time';

const NOW = new Date(2026, 10, 22, 12, 0);
const on = (day: number, hour: number) => new Date(2026, 10, day, hour, 0).toISOString();

test.each([
  [on(23, 1), 'Today'],
  [on(22, 1), 'Today'],
  [on(21, 23), 'Yesterday'],
  ['2026-11-21', 'Yesterday'],
  [on(20, 23), undefined],
])('the day of %s is %s', (date, name) => {
  expect(nearDay(date, NOW)).toBe(name);
});

test.each([
  [on(22, 14), 'today'],
  [on(22, 1), 'today'],
  [on(21, 23), '1 day ago'],
  [on(2, 9), '20 days ago'],
])('%s was %s', (moment, text) => {
  expect(daysAgo(moment, NOW)).toBe(text);
});
