import type { Table } from '../../../core/paper/content';
import { type GivenList, overrideFigures, PDF_ROWS, type ReportData } from '../rules';
import type { ReportContent } from './content';

/** Maximum number of columns readable on paper; the CSV has all. */
const PDF_COLUMNS = 6;

const isNumeric = (text: string) => /^-?[\d.,]*$/.test(text);

/** Presents a supplied list as a table of the PDF. */
function tableOf({ title, columns, rows }: GivenList): Table {
  const shown = columns.slice(0, PDF_COLUMNS);
  const isCut = shown.length < columns.length;
  return {
    title: isCut ? `${title} (${shown.length} of ${columns.length} columns)` : title,
    columns: shown.map((column, index) => ({
      title: column,
      width: 12 / shown.length,
      isNumber: rows.every((row) => isNumeric(row[index] ?? '')),
    })),
    rows: rows.slice(0, PDF_ROWS).map((row) => row.slice(0, PDF_COLUMNS)),
    total: rows.length,
    empty: 'None.',
  };
}

/**
 * Merges supplied data into a report's content: its figures replace the computed ones, its lists
 * become tables.
 */
export function withGiven(content: ReportContent, given: ReportData): ReportContent {
  return {
    ...content,
    figures: overrideFigures(content.figures, given.figures),
    tables: [...content.tables, ...given.lists.map(tableOf)],
    given,
  };
}
