import { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { CsvError, type Info, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { AppError } from '../../../core/errors';
import {
  type ColumnPlaces,
  columnProblems,
  columnsOf,
  encodingOf,
  type ImportKindName,
  isHeader,
  kindOf,
  MAX_MB,
  missingColumns,
  NO_HEADER,
  PARSING,
  SheetReader,
  START_ROWS,
  sheetStart,
  withHouse,
} from '../rules';
import { readingOf } from './reading-of';
import { type StagedRow, stagedRow } from './stage-row';

const MAX_BYTES = MAX_MB * 1024 * 1024;
const MAX_ROWS = 250_000;
/** Enough for the titles and some rows; no record is longer. */
const START_BYTES = 64 * 1024;

/** How .xlsx and .ods files start. */
const ZIP = 'PK\u0003\u0004';
const SPREADSHEET =
  'The file is a spreadsheet: save it as “CSV UTF-8”, or choose it in the web interface.';

/** A staged row, the line of the file where it starts, and which of its people it has. */
export interface CsvRow extends StagedRow {
  line: number;
  person: number;
}

/** Refuses a file of more than 20 MB. */
export function assertSize(bytes: number): void {
  if (bytes > MAX_BYTES) {
    throw new AppError('BAD_USER_INPUT', `The file is larger than ${MAX_MB} MB.`);
  }
}

function assertCount(rows: number): void {
  if (rows > MAX_ROWS) {
    throw new AppError('BAD_USER_INPUT', `The file has more than ${MAX_ROWS} rows.`);
  }
}

/** Yields the text of a file in any of the encodings that spreadsheets save. */
async function* textOf(file: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let bytes = 0;
  let decoder: TextDecoder | undefined;
  for await (const chunk of file) {
    bytes += chunk.length;
    assertSize(bytes);
    const encoding = decoder ? undefined : encodingOf(chunk);
    decoder ??= encoding ? new TextDecoder(encoding) : undefined;
    yield decoder ? decoder.decode(chunk, { stream: true }) : chunk.toString('latin1');
  }
  if (decoder) yield decoder.decode();
}

/** Reads the start of the file, and returns the whole file again. */
async function withStart(chunks: AsyncGenerator<string>) {
  let start = '';
  while (start.length < START_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    start += next.value;
  }
  async function* whole() {
    yield start;
    yield* chunks;
  }
  return { start: start.slice(0, START_BYTES), whole: whole() };
}

const startOf = (text: string) =>
  sheetStart(text, (of, delimiter) =>
    parseText(of, { ...PARSING, delimiter, to: START_ROWS, skip_records_with_error: true }),
  );

/** How a file is read. */
interface ReadOptions {
  /** The places of its columns; defaults to those of their titles. */
  chosen?: ColumnPlaces | undefined;
  /** The property of rows that name none. */
  house?: { name: string; location: string } | undefined;
}

/** The columns by their titles and cells, or as chosen. */
function placesIn(ofSheet: string[][], { chosen, house }: ReadOptions): ColumnPlaces {
  const hasProperty = columnsOf(ofSheet).property >= 0;
  const rows = house ? withHouse(ofSheet, house.name, hasProperty) : ofSheet;
  const [header = []] = rows;
  if (!isHeader(header)) throw new AppError('BAD_USER_INPUT', NO_HEADER);
  if (chosen) {
    const [problem] = columnProblems(chosen, header.length);
    if (!problem) return chosen;
    const [field, message] = problem;
    throw new AppError('BAD_USER_INPUT', message, field);
  }
  const columns = columnsOf(rows);
  const missing = missingColumns(columns);
  if (missing.length === 0) return columns;
  const message = `One of the first lines must name the columns; missing: ${missing.join(', ')}.`;
  throw new AppError('BAD_USER_INPUT', message);
}

const UNCLOSED = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'];

/** Turns a parser error into a sentence; other errors stay as they are. */
function readingError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const { lines } = error as CsvError & { lines?: number };
  const why = UNCLOSED.includes(error.code)
    ? ': a quotation mark (") may open a cell there that none closes'
    : '';
  return new AppError(
    'BAD_USER_INPUT',
    `The file cannot be read from line ${lines ?? 1} on${why}.`,
  );
}

/** A file as it is read. */
export interface Sheet {
  kind: ImportKindName;
  rows: AsyncGenerator<CsvRow>;
  /** Where the titles are, which column is which, and what was skipped so far. */
  reading(): string;
}

/** The records of a file, each with its number from 0 and the line where it starts. */
async function* recordsOf(text: AsyncGenerator<string>, delimiter: string) {
  const parser = parse({ ...PARSING, delimiter, info: true, max_record_size: START_BYTES });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let nth = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      // The parser reports the line on which a record ends.
      const line = info.lines - (record.join('').match(/\n/g)?.length ?? 0);
      yield { record, line, nth };
      nth += 1;
      assertCount(nth);
    }
  } catch (error) {
    throw readingError(error);
  } finally {
    source.destroy();
  }
}

/**
 * Opens a CSV file, whose rows are read one by one, of any size; BAD_USER_INPUT if it is not a CSV
 * file. Its titles are found below other lines, and its columns by them unless they are `chosen`.
 */
export async function openSheet(
  file: AsyncIterable<Buffer>,
  options: ReadOptions = {},
): Promise<Sheet> {
  const { start, whole } = await withStart(textOf(file));
  if (start.startsWith(ZIP)) throw new AppError('BAD_USER_INPUT', SPREADSHEET);
  const { delimiter, above, rows } = startOf(start);
  const [titles] = rows;
  if (!titles) throw new AppError('BAD_USER_INPUT', 'The file is empty.');
  const found = placesIn(rows, options);
  // Beside the house that was chosen, a place is where its owners live.
  const places = found.property < titles.length ? found : { ...found, location: -1 };
  const kind = kindOf(places);
  const reader = new SheetReader(titles, places, options.house);
  let titleLine = 0;
  let people = 0;
  async function* read(): AsyncGenerator<CsvRow> {
    for await (const { record, line, nth } of recordsOf(whole, delimiter)) {
      if (nth === above) titleLine = line;
      const rows = nth > above ? reader.read(record, line) : [];
      people += rows.length;
      assertCount(people);
      for (const row of rows) {
        yield { line, person: row.person, ...stagedRow(row.fields, row.cells, { ...row, kind }) };
      }
    }
  }
  const skipped = () => ({ 'line above them': above, ...reader.skipped });
  return {
    kind,
    rows: read(),
    reading: () =>
      readingOf({ titles, places, titleLine, skipped: skipped(), house: options.house }),
  };
}
