import type { Row } from '../../../core/database/statement';
import {
  type BarsChart,
  type ColumnsChart,
  number,
  type Table,
  words,
} from '../../../core/paper/content';
import { allocationPercent } from '../rules';
import { overTime, type Unit } from './content';

/** Totals of all properties. */
export type EstateRow = Row<'report-properties'>;

const SEASONS = ['PEAK', 'HIGH', 'LOW'];
const PER: Record<Unit, string> = { day: 'day', week: 'week', month: 'month' };

/** Formats a part of a whole in percent. */
export const percent = (part: number, whole: number) =>
  whole > 0 ? `${allocationPercent(part, whole)}%` : '–';

/** Describes what bars leave out if they show only the lowest of many. */
function noteOf(shown: number, total: number): string | undefined {
  return shown < total
    ? `The ${shown} lowest of ${number(total)}; see the table for more.`
    : undefined;
}

export function allocationChart({ allocations, properties }: EstateRow): BarsChart {
  return {
    kind: 'bars',
    title: 'Shares allocated per property',
    points: allocations,
    note: noteOf(allocations.length, properties),
  };
}

export function occupancyChart({ occupancies, properties }: EstateRow): BarsChart {
  return {
    kind: 'bars',
    title: 'Weeks booked of bookable weeks',
    points: occupancies,
    note: noteOf(occupancies.length, properties),
  };
}

export function staysChart({ stays }: EstateRow, unit: Unit): ColumnsChart {
  return {
    kind: 'columns',
    title: `Weeks booked by season, per ${PER[unit]} of arrival`,
    series: SEASONS.map((it) => `${words(it)} season`),
    points: overTime(stays, { unit, series: SEASONS }),
  };
}

/** Lists all properties, or the first of them by name. */
export function homesTable({ homes, properties }: EstateRow): Table {
  return {
    title: 'Properties',
    columns: [
      { title: 'Property', width: 3.3 },
      { title: 'Location', width: 2.6 },
      { title: 'Status', width: 1.1 },
      { title: 'Shares', width: 1.2, isNumber: true },
      { title: 'Booked', width: 1.2, isNumber: true },
      { title: 'Open', width: 1, isNumber: true },
      { title: 'Occupancy', width: 1.6, isNumber: true },
    ],
    rows: homes.map((it) => [
      it.name,
      it.location,
      it.is_active ? 'Active' : 'Inactive',
      `${it.shares} of ${it.totalShares}`,
      number(it.booked),
      number(it.open),
      percent(it.booked, it.booked + it.open),
    ]),
    total: properties,
    empty: 'There are no properties yet.',
  };
}
