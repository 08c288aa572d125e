import { countryOf, zonesOfCountries } from './country-of';

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

test.each([
  ['NZ', 'Pacific/Auckland'],
  ['DE', 'Europe/Berlin'],
  ['ES', 'Europe/Madrid'],
  ['US', 'America/New_York'],
  ['ZA', 'Africa/Johannesburg'],
])('%s has its main time zone %s first', (country, zone) => {
  expect(zonesOfCountries().get(country)?.[0]).toBe(zone);
});

test('each zone of a country is of that country', () => {
  const wrong = [...zonesOfCountries()].flatMap(([country, zones]) =>
    zones.filter((zone) => countryOf(zone) !== country),
  );
  expect(wrong).toEqual([]);
});
