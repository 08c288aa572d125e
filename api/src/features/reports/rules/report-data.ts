import { type Figure, wordsOf } from './figures';

/** A supplied list as a table; its columns are the field names of its entries. */
export interface GivenList {
  title: string;
  columns: string[];
  rows: string[][];
}

/** The content of `reportData`. */
export interface ReportData {
  figures: Figure[];
  lists: GivenList[];
}

/** Maximum size of `reportData`, in bytes of JSON. */
const MAX_BYTES = 100_000;
const MAX_FIGURES = 500;
/** Maximum number of entries in all lists. */
const MAX_ROWS = 1000;
const MAX_TEXT = 500;
const MAX_LABEL = 100;
/** Maximum nesting of objects and lists. */
const MAX_DEPTH = 4;

/** Why `reportData` is refused, with the name of the invalid field. */
interface ReportDataRefusal {
  field: string;
  message: string;
}

/** Thrown and caught only in this file, at any depth of the data. */
class Refused extends Error {
  constructor(
    readonly path: string[],
    readonly rule: string,
  ) {
    super(rule);
  }
}

const isObject = (it: unknown): it is object => typeof it === 'object' && it !== null;

const isStorable = (text: string) => !/[\0\p{Cs}]/u.test(text);

function textOf(value: unknown, path: string[]): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && Number.isFinite(value)) return value.toLocaleString('en');
  if (typeof value === 'string' && value.length <= MAX_TEXT && isStorable(value)) return value;
  throw new Refused(path, `must be a number or a text of at most ${MAX_TEXT} characters`);
}

/** Returns the fields of an object, with their names checked, or the entries of a list by index. */
function fieldsOf(value: object, path: string[]): [string, unknown][] {
  if (path.length > MAX_DEPTH)
    throw new Refused(path, 'is nested too deeply to be shown in a report');
  const fields = Object.entries(value);
  for (const [name] of fields) {
    if (name.trim() === '' || name.length > MAX_LABEL || !isStorable(name)) {
      throw new Refused([...path, name], `must have a name of 1 to ${MAX_LABEL} characters`);
    }
  }
  return fields;
}

const counted = (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`);

/** Names a column 'User first name' for user.firstName; unnamed columns are numbered. */
function columnOf(names: string[]): string {
  const words = names.map((name) =>
    /^\d+$/.test(name) ? String(Number(name) + 1) : wordsOf(name),
  );
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(' ') || 'Entry';
}

/** Returns the cells of a list entry by column; a list of plain values inside it is one cell. */
function cellsOf(value: unknown, path: string[], names: string[] = []): [string, string][] {
  if (!isObject(value)) return [[columnOf(names), textOf(value, path)]];
  const fields = fieldsOf(value, path);
  if (Array.isArray(value) && names.length > 0) {
    const isPlain = !value.some(isObject);
    const texts = fields.map(([place, it]) => (isPlain ? textOf(it, [...path, place]) : ''));
    return [[columnOf(names), isPlain ? texts.join(', ') : counted(value.length)]];
  }
  return fields.flatMap(([name, it]) => cellsOf(it, [...path, name], [...names, name]));
}

function listOf(entries: unknown[], path: string[]): GivenList {
  const rows = fieldsOf(entries, path).map(
    ([place, entry]) => new Map(cellsOf(entry, [...path, place])),
  );
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return {
    title: path.map(wordsOf).join(', '),
    columns,
    rows: rows.map((row) => columns.map((column) => row.get(column) ?? '')),
  };
}

/** Reads an object: its figures, and those nested in it, go into its section. */
function read(data: object, path: string[]): ReportData {
  // A single name stays as it was supplied, so that it matches the computed figures.
  const section = path.length > 1 ? path.map(wordsOf).join(', ') : (path[0] ?? '');
  const found: ReportData = { figures: [], lists: [] };
  for (const [label, entry] of fieldsOf(data, path)) {
    const at = [...path, label];
    if (Array.isArray(entry)) found.lists.push(listOf(entry, at));
    else if (isObject(entry)) {
      const { figures, lists } = read(entry, at);
      found.figures.push(...figures);
      found.lists.push(...lists);
    } else found.figures.push({ section, label, value: textOf(entry, at) });
  }
  return found;
}

/**
 * Reads `reportData`: an object whose entries are figures (label → number, text, true, false or
 * null), sections of figures, and lists, whose entries become table rows. Data that cannot be shown
 * in a report or is too large is refused with the name of the field.
 */
export function readReportData(data: object): ReportData | ReportDataRefusal {
  try {
    const given = read(data, []);
    const rows = given.lists.reduce((sum, list) => sum + list.rows.length, 0);
    const isTooMuch = given.figures.length > MAX_FIGURES || rows > MAX_ROWS;
    if (!isTooMuch && JSON.stringify(data).length <= MAX_BYTES) return given;
    const limits = `${MAX_FIGURES} figures, ${MAX_ROWS.toLocaleString('en')} rows and 100 kB`;
    return { field: 'reportData', message: `reportData must have at most ${limits}.` };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const field = ['reportData', ...error.path].join('.').slice(0, 200);
    return { field, message: `${field} ${error.rule}.` };
  }
}
