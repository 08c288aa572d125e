import type { ReportType } from '../report-status';
import type { DateRange, Figure, ReportData } from '../rules';

/** The subject of a report. */
export interface ReportScope {
  reportType: ReportType;
  range: DateRange;
  /** The properties that it covers; null for all. */
  propertyIds: readonly number[] | null;
}

/** Columns over time, stacked if there are several series. */
export interface ColumnsChart {
  kind: 'columns';
  title: string;
  /** The names of a point’s numbers. */
  series: string[];
  points: {
    label: string;
    /** The day or month of a point in time, as a CSV has it: '2026-11-03', '2026-11'. */
    time?: string;
    values: number[];
  }[];
}

/** Horizontal bars, each with its number; with `of`, as a part of a whole. */
export interface BarsChart {
  kind: 'bars';
  title: string;
  points: { label: string; value: number; of?: number }[];
  /** The note on rows that the bars leave out. */
  note?: string;
}

export type Chart = ColumnsChart | BarsChart;

export interface Column {
  title: string;
  /** In twelfths of the table's width. */
  width: number;
  isNumber?: boolean;
}

/** A table in the PDF: at most 200 of `total` rows. */
export interface Table {
  title: string;
  columns: Column[];
  rows: string[][];
  total: number;
  /** Shown instead of the rows if there are none. */
  empty: string;
}

/** The whole content of a report, before layout. */
export interface ReportContent {
  figures: Figure[];
  charts: Chart[];
  tables: Table[];
  /** The data supplied with the request, if any. */
  given?: ReportData;
}

/** The unit of time by which a report is grouped, named as in PostgreSQL. */
export type Unit = 'day' | 'week' | 'month';

/** A named number from the database. */
export interface Count {
  label: string;
  value: number;
}

const totals = new Intl.NumberFormat('en');

/** Formats a number for reading. */
export const number = (value: number) => totals.format(value);

/** Returns the totals as figures, in order. */
export function figuresOf(values: Record<string, number | string>): Figure[] {
  return Object.entries(values).map(([label, value]) => ({
    section: '',
    label,
    value: typeof value === 'number' ? number(value) : value,
  }));
}

/** Formats a stored value such as 'late_check_out' or 'PENDING' for reading. */
export function words(name: string): string {
  const text = name.replace(/_/g, ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Formats a day for reading: '3 Nov 2026'. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** The label of a day, week or month under a column: '3 Nov', or 'Nov 26' for a month. */
function timeLabel(day: string, unit: Unit): string {
  const [date, month, year = ''] = dayText(day).split(' ');
  return unit === 'month' ? `${month} ${year.slice(2)}` : `${date} ${month}`;
}

/** Returns the points of a chart over time; every day, week or month has a number for each name. */
export function overTime(
  counts: { day: string; label: string; value: number }[],
  { unit, series }: { unit: Unit; series: string[] },
): ColumnsChart['points'] {
  const days = new Map<string, number[]>();
  for (const { day, label, value } of counts) {
    const values = days.get(day) ?? series.map(() => 0);
    const index = series.indexOf(label);
    if (index >= 0) values[index] = value;
    days.set(day, values);
  }
  return [...days].map(([day, values]) => ({
    label: timeLabel(day, unit),
    time: unit === 'month' ? day.slice(0, 7) : day,
    values,
  }));
}
