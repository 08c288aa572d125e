import { assert, constantFrom, integer, property } from 'fast-check';
import { digitsOf, LARGEST_AMOUNT, moneyText, parseMoney } from './index';

test.each([
  ['EUR', 2],
  ['CHF', 2],
  ['JPY', 0],
  ['BHD', 3],
])('%s has %i decimals', (currency, digits) => {
  expect(digitsOf(currency)).toBe(digits);
});

test.each([
  [0, 'EUR', 'en-GB', '€0.00'],
  [5, 'EUR', 'en-GB', '€0.05'],
  [-5, 'EUR', 'en-GB', '-€0.05'],
  [99, 'EUR', 'en-GB', '€0.99'],
  [100, 'EUR', 'en-GB', '€1.00'],
  [123_450, 'EUR', 'de-DE', '1.234,50\u00a0€'],
  [-123_450, 'CHF', 'de-CH', "CHF-1'234.50"],
  [1234, 'JPY', 'en-GB', 'JP¥1,234'],
  [0, 'JPY', 'en-GB', 'JP¥0'],
  [1234, 'BHD', 'en-GB', 'BHD\u00a01.234'],
  [Number.MAX_SAFE_INTEGER, 'EUR', 'en-GB', '€90,071,992,547,409.91'],
])('%i of %s in %s is written %s', (amount, currency, locale, text) => {
  // Which apostrophe is written depends on the version of Node.js.
  expect(moneyText(amount, currency, locale).replace('’', "'")).toBe(text);
});

test.each<[string, number | null]>([
  ['12', 1200],
  ['12,5', 1250],
  ['12.5', 1250],
  ['12,50', 1250],
  [' 12.50 ', 1250],
  ['0', 0],
  ['0,05', 5],
  ['007', 700],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ["1'234.50", 123_450],
  ['1’234,5', 123_450],
  ['1 234,50', 123_450],
  ['1\u00a0234,50', 123_450],
  ['1\u202f234,50', 123_450],
  ['1\u2009234', 123_400],
  ["1'234", 123_400],
  ['12.345.678', 1_234_567_800],
  ['123,456,789.01', 12_345_678_901],
  ['1234.50', 123_450],
  ['10000000000', LARGEST_AMOUNT],
  ['10.000.000.000,00', LARGEST_AMOUNT],
  ['10000000000,01', null],
  ['10000000000.01', null],
  ['9'.repeat(400), null],
  // It could be a thousand, or have too many decimals.
  ['1.234', null],
  ['1,234', null],
  ['0.234', null],
  ['12.3456', null],
  ['1.234.50', null],
  ['1,234,50', null],
  ['1.234,567', null],
  ['1.2345,67', null],
  ['1234.567,8', null],
  ["1.234'567", null],
  ['12 34', null],
  ['1  234', null],
  ["12'", null],
  ['12.', null],
  [',5', null],
  ['1,2,3', null],
  ['12,5 €', null],
  ['-12', null],
  ['+12', null],
  ['1e3', null],
  ['0x10', null],
  ['١٢', null],
  ['', null],
  ['  ', null],
  ['1\n2', null],
])('%j in EUR is %j', (text, amount) => {
  expect(parseMoney(text, 'EUR')).toBe(amount);
});

test.each<[string, string, number | null]>([
  ['1.234', 'JPY', 1234],
  ['1,234', 'JPY', 1234],
  ['1234', 'JPY', 1234],
  ['1.5', 'JPY', null],
  ['1.234,0', 'JPY', null],
  ['1.234', 'BHD', 1234],
  ['1.2', 'BHD', 1200],
  ['1,234.567', 'BHD', 1_234_567],
  ['1.2345', 'BHD', null],
])('%j in %s is %j', (text, currency, amount) => {
  expect(parseMoney(text, currency)).toBe(amount);
});

test('an amount that is written without its currency is read again', () => {
  assert(
    property(
      integer({ min: 0, max: LARGEST_AMOUNT }),
      constantFrom('EUR', 'JPY', 'BHD'),
      constantFrom('de-DE', 'en-GB', 'de-CH', 'fr-FR'),
      (amount, currency, locale) => {
        const written = moneyText(amount, currency, locale)
          .replace(/[^\d.,’\s]|\s+$|^\s+/gu, '')
          .trim();
        expect(parseMoney(written, currency)).toBe(amount);
      },
    ),
  );
});
