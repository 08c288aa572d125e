import { countryOf } from './country-of';

test.each([
  ['Pacific/Auckland', 'NZ'],
  ['America/Toronto', 'CA'],
  ['Europe/Stockholm', 'SE'],
  ['Europe/Berlin', 'DE'],
  ['Europe/Moscow', 'RU'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['UTC', null],
  ['Etc/GMT+5', null],
])('%s is in %s', (timeZone, country) => {
  expect(countryOf(timeZone)).toBe(country);
});

test('every zone that a property may have is of one country', () => {
  const without = Intl.supportedValuesOf('timeZone').filter((zone) => countryOf(zone) === null);
  expect(without).toEqual([]);
});
