/** Regions whose weeks start on Sunday, for browsers that do not say. */
const SUNDAY_FIRST = ['US', 'CA', 'MX', 'BR', 'JP', 'KR', 'TW', 'HK', 'IL', 'IN', 'ZA', 'AU'];

/** The browser’s facts about a locale’s weeks; Firefox has no getWeekInfo. */
interface WeekInfo {
  /** 1 (Monday) to 7 (Sunday). */
  firstDay: number;
}
type WeekLocale = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

function isTag(language: string): boolean {
  try {
    return new Intl.Locale(language) !== undefined;
  } catch {
    return false;
  }
}

/** The reader's first language with a valid tag: some systems say 'C', or 'en_US.UTF-8'. */
const readerLanguage = () =>
  [navigator.language, ...(navigator.languages ?? [])]
    .map((language) => language.replaceAll('_', '-').replace(/[.@].*/, ''))
    .find(isTag) ?? 'en-GB';

/** The region of the reader's language, such as 'CH' of 'de-CH', and 'DE' of 'de'. */
const regionOf = (language: string) => new Intl.Locale(language).maximize().region ?? 'GB';

/**
 * The app's English words, with the order, clock and digits of the reader's region: 'en-DE' for a
 * reader of German.
 */
export const readerLocale = (language = readerLanguage()) => `en-${regionOf(language)}`;

/**
 * Whether the reader's spreadsheets expect semicolons in CSV: where numbers have a decimal comma,
 * and in Switzerland.
 */
export function readsSemicolons(language = readerLanguage()): boolean {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return regionOf(language) === 'CH' || parts.some(({ value }) => value === ',');
}

/** A day of the week, from 0 (Sunday) to 6. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The first day of the reader's week. */
export function firstWeekday(language = readerLanguage()): Weekday {
  const locale: WeekLocale = new Intl.Locale(language);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  if (firstDay !== undefined) return (firstDay % 7) as Weekday;
  return SUNDAY_FIRST.includes(regionOf(language)) ? 0 : 1;
}

/** With '09:05' where people count 24 hours, and '9:05 AM' where they count 12. */
function makeFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat(readerLocale(), options);
  if (!format.resolvedOptions().hour12) return format;
  return new Intl.DateTimeFormat(readerLocale(), { ...options, hour: 'numeric' });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of dates in the reader's locale; each is made once, because making one is slow. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${navigator.language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? makeFormat(options);
  formats.set(key, format);
  return format;
}
