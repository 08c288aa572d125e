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

const totals = new Intl.NumberFormat('en');

/** Formats a number for reading. */
export const number = (value: number) => totals.format(value);

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
