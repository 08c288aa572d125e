import { addDays } from '../../weeks/rules';
import { type DateRange, defaultRange } from './range';

/** A period that is named by its place in the calendar. */
export interface RangePreset {
  id: string;
  label: string;
  /** Returns its days, for the day that is today. */
  rangeOn(today: string): DateRange;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The first day of a month, counted from 0 = January of the year; months beyond are of others. */
function firstOf(year: number, month: number): string {
  const ofYear = ((month % 12) + 12) % 12;
  return `${year + Math.floor(month / 12)}-${two(ofYear + 1)}-01`;
}

/** The year, and the month from 0 = January. */
function monthOf(day: string): { year: number; month: number } {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { year, month: month - 1 };
}

/** Whole months: so many, beginning so many before today's. */
function months(today: string, before: number, count: number): DateRange {
  const { year, month } = monthOf(today);
  const first = month - before;
  return { from: firstOf(year, first), to: addDays(firstOf(year, first + count), -1) };
}

const ofYear = (year: number): DateRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The periods that a report offers; the first is the default. */
export const RANGE_PRESETS: readonly RangePreset[] = [
  { id: 'last-30-days', label: 'Last 30 days', rangeOn: defaultRange },
  { id: 'this-month', label: 'This month', rangeOn: (today) => months(today, 0, 1) },
  { id: 'last-month', label: 'Last month', rangeOn: (today) => months(today, 1, 1) },
  { id: 'last-12-months', label: 'Last 12 months', rangeOn: (today) => months(today, 12, 12) },
  { id: 'this-year', label: 'This year', rangeOn: (today) => ofYear(monthOf(today).year) },
  { id: 'last-year', label: 'Last year', rangeOn: (today) => ofYear(monthOf(today).year - 1) },
];

/** Returns the preset that has these days today; undefined for others. */
export const presetOf = (range: DateRange, today: string): RangePreset | undefined =>
  RANGE_PRESETS.find(({ rangeOn }) => {
    const { from, to } = rangeOn(today);
    return from === range.from && to === range.to;
  });

const DAYS = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** A day that the calendar has; others are returned as another day, or none. */
const isDay = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/**
 * Reads a range from an address: the id of a preset, or two days ('2026-01-01..2026-01-31'). Returns
 * the default one for anything else.
 */
export function rangeFromText(text: string | null, today: string): DateRange {
  const preset = RANGE_PRESETS.find(({ id }) => id === text);
  if (preset) return preset.rangeOn(today);
  const [, from = '', to = ''] = text?.match(DAYS) ?? [];
  return isDay(from) && isDay(to) ? { from, to } : defaultRange(today);
}

/** Returns the text of a range for an address: presets stay true as time goes by. */
export const rangeToText = (range: DateRange, today: string): string =>
  presetOf(range, today)?.id ?? `${range.from}..${range.to}`;
