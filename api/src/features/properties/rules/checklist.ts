import { linesOf } from '../../../core/rules/lines';
import { MONTHS } from '../../../core/rules/sentence';

/** The most meters of a house that people read when they leave. */
export const MAX_METERS = 10;

/** A month's name, whole or as its first three letters. */
const MONTH = `(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\.?`;
const SEASON = new RegExp(`^${MONTH}(?:\\s*[-–]\\s*${MONTH})?\\s*:\\s*(\\S.*)$`, 'i');

const monthOf = (name: string) =>
  MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1;

/** Returns whether a month is within a season, which may run over the end of a year. */
const isWithin = (month: number, first: number, last: number) =>
  first <= last ? first <= month && month <= last : month >= first || month <= last;

/** Returns the meters of a house, one per line, each once. */
export const metersIn = (meters: string | null): string[] => [...new Set(linesOf(meters ?? ''))];

/**
 * Returns the tasks of a checklist, one per line, for a month from 1 to 12. A line that begins with
 * months ('Nov–Mar: Drain the pipes') is a task in these months only, without that beginning.
 */
export function tasksIn(checklist: string | null, month: number): string[] {
  const tasks = linesOf(checklist ?? '').flatMap((line) => {
    const [, first, last = first, task] = SEASON.exec(line) ?? [];
    if (!first || !last || !task) return line;
    return isWithin(month, monthOf(first), monthOf(last)) ? task : [];
  });
  return [...new Set(tasks)];
}
