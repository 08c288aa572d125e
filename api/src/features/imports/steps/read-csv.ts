import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { AppError } from '../../../core/errors';
import {
  type ColumnPlaces,
  columnProblems,
  columnsOf,
  delimiterOf,
  fieldsOf,
  type ImportKindName,
  isHeader,
  kindOf,
  MAX_MB,
  missingColumns,
  NO_HEADER,
  readCells,
} from '../rules';
import { type StagedRow, stagedRow } from './stage-row';

const MAX_BYTES = MAX_MB * 1024 * 1024;
const MAX_ROWS = 250_000;
/** A longer first line is not a CSV header. */
const MAX_HEADER_BYTES = 64 * 1024;

/** A staged row and the line of the file where it starts. */
export interface CsvRow extends StagedRow {
  line: number;
  /** That of the file. */
  kind: ImportKindName;
}

/** Refuses a file of more than 20 MB. */
export function assertSize(bytes: number): void {
  if (bytes > MAX_BYTES) {
    throw new AppError('BAD_USER_INPUT', `The file is larger than ${MAX_MB} MB.`);
  }
}

async function* limited(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    assertSize(bytes);
    yield chunk;
  }
}

/**
 * Reads the start of the file up to the first line, which determines the delimiter, and returns the
 * whole file again.
 */
async function withHead(file: AsyncIterable<Buffer>) {
  const chunks = limited(file);
  const parts: Buffer[] = [];
  let head = Buffer.alloc(0);
  while (!/[\r\n]/.test(head.toString('latin1')) && head.length < MAX_HEADER_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    parts.push(next.value);
    head = Buffer.concat(parts);
  }
  async function* whole() {
    yield head;
    yield* chunks;
  }
  const [firstLine = ''] = head.toString().split(/[\r\n]/);
  return { firstLine, whole: whole() };
}

function rowOf(record: string[], columns: ColumnPlaces, lines: number): CsvRow {
  // The parser reports the line on which a record ends.
  const line = lines - (record.join('').match(/\n/g)?.length ?? 0);
  const kind = kindOf(columns);
  const row = stagedRow(fieldsOf(record, columns), readCells(record, columns), kind);
  return { line, kind, ...row };
}

/** The columns by their titles, or as chosen. */
function headerColumns(header: string[], chosen: ColumnPlaces | undefined): ColumnPlaces {
  if (!isHeader(header)) throw new AppError('BAD_USER_INPUT', NO_HEADER);
  if (chosen) {
    const [problem] = columnProblems(chosen, header.length);
    if (!problem) return chosen;
    const [field, message] = problem;
    throw new AppError('BAD_USER_INPUT', message, field);
  }
  const columns = columnsOf(header);
  const missing = missingColumns(columns);
  if (missing.length === 0) return columns;
  const message = `The first line must name the columns; missing: ${missing.join(', ')}.`;
  throw new AppError('BAD_USER_INPUT', message);
}

/** Turns a parser error into a sentence; other errors stay as they are. */
function readingError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const { lines } = error as CsvError & { lines?: number };
  return new AppError('BAD_USER_INPUT', `The file cannot be read from line ${lines ?? 1} on.`);
}

/**
 * Yields the rows of a CSV file one by one, of any size; BAD_USER_INPUT if it is not a CSV
 * file. Its columns are found by their titles unless they are `chosen`.
 */
export async function* readCsv(
  file: AsyncIterable<Buffer>,
  chosen?: ColumnPlaces,
): AsyncGenerator<CsvRow> {
  const { firstLine, whole } = await withHead(file);
  const parser = parse({
    delimiter: delimiterOf(firstLine),
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: MAX_HEADER_BYTES,
  });
  const source = Readable.from(whole);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let columns: ColumnPlaces | undefined;
  let rows = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      rows += 1;
      if (rows > MAX_ROWS) {
        throw new AppError('BAD_USER_INPUT', `The file has more than ${MAX_ROWS} rows.`);
      }
      if (columns) yield rowOf(record, columns, info.lines);
      else columns = headerColumns(record, chosen);
    }
  } catch (error) {
    throw readingError(error);
  } finally {
    source.destroy();
  }
  if (rows === 0) throw new AppError('BAD_USER_INPUT', 'The file is empty.');
  if (rows === 1) throw new AppError('BAD_USER_INPUT', 'The file has column titles but no rows.');
}
