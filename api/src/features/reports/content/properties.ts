import { statement } from '../../../core/database/statement';
import { figuresOf, type ReportContent, type Unit } from './content';
import {
  allocationChart,
  type EstateRow,
  homesTable,
  occupancyChart,
  percent,
  staysChart,
} from './homes';
import { HOMES, HOMES_LISTS } from './sql';

export const PROPERTIES = statement(
  'report-properties',
  `with ${HOMES} select estate.*, ${HOMES_LISTS} from estate`,
);

/** Shares allocated, weeks booked and weeks still open. */
export function propertiesContent(row: EstateRow, unit: Unit): ReportContent {
  return {
    figures: figuresOf({
      'Total properties': row.properties,
      'Active properties': row.active,
      'Shares allocated': row.allocated,
      'Total shares': row.capacity,
      Allocation: percent(row.allocated, row.capacity),
      'Weeks booked': row.booked,
      'Open weeks': row.open,
      Occupancy: percent(row.booked, row.booked + row.open),
    }),
    charts: [allocationChart(row), occupancyChart(row), staysChart(row, unit)],
    tables: [homesTable(row)],
  };
}
