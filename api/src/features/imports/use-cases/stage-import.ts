import { happened } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Upload } from '../../../core/http/rest-upload';
import {
  type AppContext,
  type RequestContext,
  requireAdministrator,
} from '../../../core/request-context';
import type { ImportQuery } from '../import.inputs';
import type { ImportJobView } from '../import.types';
import { ImportStatus } from '../import-status';
import { importChanged, importUploaded } from '../imports.happenings';
import { chosenColumns } from '../rules';
import { checkImport } from '../steps/check-import';
import { countRows } from '../steps/job-rows';
import { assertSize, type CsvRow, openSheet, type Sheet } from '../steps/read-csv';
import { importSubject, readJob } from '../steps/read-job';
import { setProgress } from '../steps/set-progress';
import { storable } from '../steps/stage-row';
import { suggestProperties } from '../steps/suggest-properties';

/** Rows written per step; each step publishes its progress. */
const BATCH = 2000;

const START = statement(
  'start-import',
  'insert into import_jobs (file_name) values ($1) returning id',
);

const STAGE = statement(
  'stage-import-rows',
  `insert into import_rows (job_id, line, first_name, last_name, email, property, location,
      share_number, share_text, year_text, week_text, arrival_text, text, problem, person, reading)
    select $1, * from json_to_recordset($2::json) as it(line int, "firstName" text,
      "lastName" text, email citext, property text, location text, "shareNumber" int,
      "shareText" text, "yearText" text, "weekText" text, "arrivalText" text, text text,
      problem text, person int, reading text)`,
);

const FINISH = statement(
  'finish-reading-import',
  'update import_jobs set rows_total = $2, kind = $3, reading = $4 where id = $1',
);

const FORGET = statement(
  'forget-import',
  `delete from import_jobs where id = $1 and status = 'READING'`,
);

const HOUSE = statement('house-of-import', 'select name, location from properties where id = $1');

async function readHouse(app: AppContext, id: number) {
  const [house] = await read(app, HOUSE, [id]);
  if (!house) throw new AppError('NOT_FOUND', 'There is no such property.', 'propertyId');
  return house;
}

async function stageRows(
  app: AppContext,
  id: number,
  rows: CsvRow[],
  rowsDone: number,
): Promise<void> {
  await inTransaction(app, async (transaction) => {
    await transaction.query(STAGE, [id, JSON.stringify(rows)]);
    await setProgress(app, transaction, { id, rowsDone, from: ImportStatus.READING });
  });
}

async function stageFile(app: AppContext, id: number, { rows }: Sheet): Promise<number> {
  let batch: CsvRow[] = [];
  let count = 0;
  for await (const row of rows) {
    batch.push(row);
    count += 1;
    if (batch.length < BATCH) continue;
    await stageRows(app, id, batch, count);
    batch = [];
  }
  if (count === 0) throw new AppError('BAD_USER_INPUT', 'The file has column titles but no rows.');
  if (batch.length > 0) await stageRows(app, id, batch, count);
  return count;
}

/**
 * Reads a CSV file of owners and shares, or of weeks, in bounded memory and checks it row by row; changes nothing
 * but the list of imports. Of one house, rows need not name it. A file that cannot be read, an interrupted upload or a file discarded
 * while it is read leaves nothing behind. Administrators only.
 */
export async function stageImport(
  call: RequestContext,
  { fileName, propertyId, ...places }: ImportQuery,
  { bytes, chunks }: Upload,
): Promise<ImportJobView> {
  requireAdministrator(call);
  assertSize(bytes);
  const { app } = call;
  const house = propertyId === undefined ? undefined : await readHouse(app, propertyId);
  const [started] = await read(app, START, [fileName.trim()]);
  if (!started) throw new Error('The import was not stored.');
  const { id } = started;
  try {
    const sheet = await openSheet(chunks, { chosen: chosenColumns(places), house });
    const rows = await stageFile(app, id, sheet);
    // The planner has no statistics yet for rows that have just been written.
    await app.db.query('analyze import_rows');
    await inTransaction(app, async (transaction) => {
      await suggestProperties(transaction, id);
      await checkImport(transaction, { id, kind: sheet.kind });
      await transaction.query(FINISH, [id, rows, sheet.kind, storable(sheet.reading())]);
      await countRows(transaction, id);
      const from = ImportStatus.READING;
      await setProgress(app, transaction, {
        id,
        rowsDone: rows,
        from,
        status: ImportStatus.PREVIEWED,
      });
      await happened(call, transaction, importUploaded, {
        id,
        subject: importSubject({ id, fileName: fileName.trim() }),
        after: { rows },
      });
    });
  } catch (error) {
    await inTransaction(app, async (transaction) => {
      await transaction.query(FORGET, [id]);
      await happened({ app }, transaction, importChanged, { id });
    });
    throw error;
  }
  return readJob(app, id);
}
