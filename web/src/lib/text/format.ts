import { readerLocale } from '../dates/locale';

/** 600 → '10:00'. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const ORDINAL_ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

/** 3 → '3rd'. */
export const ordinal = (place: number) =>
  `${place}${ORDINAL_ENDINGS[ordinalRules.select(place)] ?? 'th'}`;

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** ['1', '4', '7'] → '1, 4, and 7'. */
export const inWords = (items: readonly string[]) => listFormat.format(items);

/** The same in parts, for items that are more than text: those of type 'element' are the items. */
export const partsInWords = (items: readonly string[]) => listFormat.formatToParts(items);

const choiceFormat = new Intl.ListFormat('en', { type: 'disjunction' });

/** ['requests', 'swaps'] → 'requests or swaps'. */
export const anyInWords = (items: readonly string[]) => choiceFormat.format(items);

const numberFormats = new Map<string, Intl.NumberFormat>();

/** 1200 → '1,200', as the reader's region writes it. */
export function grouped(count: number): string {
  const locale = readerLocale();
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale);
  numberFormats.set(locale, format);
  return format.format(count);
}

/** 1 → '1 share', 2 → '2 shares', 1200 → '1,200 shares'; 'property' needs its plural. */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${grouped(count)} ${count === 1 ? noun : plural}`;

/** '1 person', '1,200 people'. */
export const people = (count: number) => counted(count, 'person', 'people');

/** '1 property', '48 properties'. */
export const properties = (count: number) => counted(count, 'property', 'properties');

/** ' for 2028' if all are of one year. */
export function forYear(items: readonly { year: number }[]): string {
  const [first] = items;
  return first && items.every(({ year }) => year === first.year) ? ` for ${first.year}` : '';
}

/** Rounded, but 0 and 100 stand for none and all alone: '<1', '42', '>99'. */
function percentOf(value: number, total: number): string {
  const percent = total === 0 ? 0 : Math.round((100 * value) / total);
  if (percent === 0 && value > 0) return '<1';
  return percent === 100 && value < total ? '>99' : String(percent);
}

/** Returns a part of a whole as text, such as '5 of 12 (42%)'. */
export function partOf(value: number, total: number): string {
  return `${grouped(value)} of ${grouped(total)} (${percentOf(value, total)}%)`;
}

/** 'high' → 'High'. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The address by which a device calls a telephone number. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** 1.5 MB; none is 0.0 MB. */
export const megabytes = (bytes: number | null) => `${((bytes ?? 0) / 1e6).toFixed(1)} MB`;

/** The size of a file: 12 kB, or 1.5 MB. */
export const fileSize = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : megabytes(bytes);
