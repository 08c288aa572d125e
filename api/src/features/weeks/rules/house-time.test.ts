import { houseTime, timeForReader } from './house-time';

const AT = '2026-12-05T12:00:00.000Z';

test.each([
  ['UTC', 'Saturday, 5 December 2026, 12:00 UTC'],
  ['Europe/Zurich', 'Saturday, 5 December 2026, 13:00 at the house'],
  ['Pacific/Auckland', 'Sunday, 6 December 2026, 01:00 at the house'],
])('a moment by the clock of a house in %s is %s', (zone, text) => {
  expect(houseTime(AT, zone)).toBe(text);
});

test('summer time is that of the day', () => {
  expect(houseTime('2027-07-05T12:00:00.000Z', 'Europe/Zurich')).toBe(
    'Monday, 5 July 2027, 14:00 at the house',
  );
});

test.each([
  ['Europe/Zurich', null, 'Saturday, 5 December 2026, 13:00 at the house'],
  ['Europe/Zurich', 'Europe/Vienna', 'Saturday, 5 December 2026, 13:00 at the house'],
  [
    'Europe/Zurich',
    'Europe/London',
    'Saturday, 5 December 2026, 12:00 your time (13:00 at the house)',
  ],
  ['UTC', 'Europe/Vienna', 'Saturday, 5 December 2026, 13:00 your time (12:00 UTC)'],
  [
    'Pacific/Auckland',
    'Europe/London',
    'Saturday, 5 December 2026, 12:00 your time (Sunday, 6 December 2026, 01:00 at the house)',
  ],
])('for a house in %s and a reader in %s it is %s', (house, reader, text) => {
  expect(timeForReader(AT, { house, reader })).toBe(text);
});
