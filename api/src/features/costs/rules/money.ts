import { LARGEST_AMOUNT } from './entries';

/** The currencies of ISO 4217 with other than two decimals; browsers and releases differ in theirs. */
const DIGITS: readonly (readonly [digits: number, currencies: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/** Returns how many decimals a currency has: 2 for EUR, 0 for JPY. */
export const digitsOf = (currency: string): number =>
  DIGITS.find(([, currencies]) => currencies.split(' ').includes(currency))?.[0] ?? 2;

function formatOf(currency: string, locale?: string): Intl.NumberFormat {
  const digits = digitsOf(currency);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...fraction });
}

/** Returns an amount of the smallest unit as a number with the decimals of its currency: '-1234.50'. */
export function decimalText(amount: number, currency: string): `${number}` {
  const digits = digitsOf(currency);
  const units = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = units.slice(0, units.length - digits);
  const sign = amount < 0 ? '-' : '';
  return (digits === 0 ? sign + whole : `${sign}${whole}.${units.slice(-digits)}`) as `${number}`;
}

/** Returns an amount of the smallest unit in its currency, as a locale writes it: '€1,234.50'. */
export const moneyText = (amount: number, currency: string, locale?: string): string =>
  formatOf(currency, locale).format(decimalText(amount, currency));

/** Digits, or groups of three after the first, all with one separator between them. */
const WHOLE = String.raw`(?<whole>\d+|\d{1,3}(?<group>[.,'’ \u00a0\u2009\u202f])\d{3}(?:\k<group>\d{3})*)`;
const PLAIN = new RegExp(`^${WHOLE}$`);
const DECIMAL = new RegExp(`^${WHOLE}(?:(?<point>[.,])(?<decimals>\\d+))?$`);

/**
 * Reads an amount as people type it, such as 12, 12,5, 1.234,50 or 1'234.50, and returns it in the
 * smallest unit. Null for what is no amount from 0 to the largest, has more decimals than the
 * currency, or could mean two amounts: 1.234 in EUR.
 */
export function parseMoney(text: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const found = (digits === 0 ? PLAIN : DECIMAL).exec(text.trim())?.groups;
  if (!found) return null;
  const { whole = '', group, point, decimals = '' } = found;
  if ((point && point === group) || decimals.length > digits) return null;
  const amount = Number(whole.replace(/\D/g, '') + decimals.padEnd(digits, '0'));
  return amount <= LARGEST_AMOUNT ? amount : null;
}
