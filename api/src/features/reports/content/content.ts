import type { Figure, ReportData } from '../rules';

/** Columns over time, one above the other where there are several series. */
export interface ColumnsChart {
  kind: 'columns';
  title: string;
  /** What each number of a point counts. */
  series: string[];
  points: { label: string; values: number[] }[];
}

/** Bars from left to right, each with its number; with `of` as a part of a whole. */
export interface BarsChart {
  kind: 'bars';
  title: string;
  points: { label: string; value: number; of?: number }[];
  /** What the bars do not show, where they are only some of many. */
  note?: string;
}

export type Chart = ColumnsChart | BarsChart;

export interface Column {
  title: string;
  /** Of the table's width, in twelfths. */
  width: number;
  isNumber?: boolean;
}

/** A table as it stands in the PDF: at most 200 rows of `total`. */
export interface Table {
  title: string;
  columns: Column[];
  rows: string[][];
  total: number;
  /** What stands there instead of no rows. */
  empty: string;
}

/** All that a report says, before it is put on paper. */
export interface ReportContent {
  figures: Figure[];
  charts: Chart[];
  tables: Table[];
  /** What was sent along to be used, where something was. */
  given?: ReportData;
}

/** How times are counted together: 'day', 'week' or 'month', as PostgreSQL calls them. */
export type Unit = 'day' | 'week' | 'month';

/** A number that the database counted under a name. */
export interface Count {
  label: string;
  value: number;
}

const totals = new Intl.NumberFormat('en');

/** A number as people read it. */
export const number = (value: number) => totals.format(value);

/** Figures of the totals, in their order. */
export function figuresOf(values: Record<string, number | string>): Figure[] {
  return Object.entries(values).map(([label, value]) => ({
    section: '',
    label,
    value: typeof value === 'number' ? number(value) : value,
  }));
}

/** 'late_check_out' and 'PENDING' as people read them. */
export function words(name: string): string {
  const text = name.replace(/_/g, ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day as people read it: '3 Nov 2026'. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** The label of a day, week or month below a column: '3 Nov', or 'Nov 26' for a month. */
function timeLabel(day: string, unit: Unit): string {
  const [date, month, year = ''] = dayText(day).split(' ');
  return unit === 'month' ? `${month} ${year.slice(2)}` : `${date} ${month}`;
}

/** Points of a chart over time, where every day, week or month has a number for each name. */
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
  return [...days].map(([day, values]) => ({ label: timeLabel(day, unit), values }));
}
