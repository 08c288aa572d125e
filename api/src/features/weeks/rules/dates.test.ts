import { addDays, dateIn, yearOf } from './dates';

test('dates of early years have all of their digits', () => {
  expect(dateIn(33, 4, 3)).toBe('0033-04-03');
  expect(dateIn(2027, 12, 24)).toBe('2027-12-24');
  expect(yearOf('0033-04-03')).toBe(33);
});

test.each([
  ['2027-03-28', 1, '2027-03-29'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['1970-01-01', -1, '1969-12-31'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});
