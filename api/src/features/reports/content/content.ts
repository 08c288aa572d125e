import {
  type Chart,
  type ColumnsChart,
  dayText,
  number,
  type Table,
} from '../../../core/paper/content';
import type { ReportType } from '../report-status';
import type { DateRange, Figure, ReportData } from '../rules';

/** The subject of a report. */
export interface ReportScope {
  reportType: ReportType;
  range: DateRange;
  /** The properties that it covers; null for all. */
  propertyIds: readonly number[] | null;
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

/** Returns the totals as figures, in order. */
export function figuresOf(values: Record<string, number | string>): Figure[] {
  return Object.entries(values).map(([label, value]) => ({
    section: '',
    label,
    value: typeof value === 'number' ? number(value) : value,
  }));
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
