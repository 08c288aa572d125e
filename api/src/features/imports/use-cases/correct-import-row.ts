import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { CorrectImportRowArgs } from '../import.inputs';
import type { ImportRowView } from '../import.types';
import { ImportStatus } from '../import-status';
import { importCorrected } from '../imports.happenings';
import {
  COLUMNS_OF_KIND,
  cellValue,
  isPlace,
  MAX_CORRECTABLE_ROWS,
  MAX_ROW_CHARACTERS,
  perColumn,
} from '../rules';
import { checkImport } from '../steps/check-import';
import { countRows, readRow } from '../steps/job-rows';
import { importSubject, lockJob } from '../steps/read-job';
import { setProgress } from '../steps/set-progress';
import { type StagedRow, stagedRow } from '../steps/stage-row';
import { suggestProperties } from '../steps/suggest-properties';

const CORRECT = statement(
  'correct-import-row',
  `update import_rows set first_name = $3, last_name = $4, email = $5, property = $6, location = $7,
      share_number = $8, share_text = $9, text = $10, problem = $11, year_text = $12,
      week_text = $13, arrival_text = $14, reading = ''
    where job_id = $1 and line = $2 and person = $15`,
);

const CORRECT_NAMESAKES = statement(
  'correct-namesake-rows',
  `update import_rows set property = $3::text, location = $4::text,
      problem = nullif(btrim(regexp_replace(problem,
        'There are \\d+ properties called [^:]*: give the location\\.', '')), ''),
      text = left(case when year_text = '' and week_text = '' and arrival_text = ''
        then concat_ws(' · ', first_name, last_name, coalesce(email, ''), $3::text, $4::text, share_text)
        else concat_ws(' · ', $3::text, $4::text, share_text, year_text, week_text, arrival_text) end,
        ${MAX_ROW_CHARACTERS})
    where job_id = $1 and (line, person) <> ($2, $7) and lower(property) = lower($5)
      and lower(location) = lower($6)
    returning line`,
);

const CELLS = [
  ...(['firstName', 'lastName', 'email', 'property', 'location', 'shareText'] as const),
  ...(['yearText', 'weekText', 'arrivalText'] as const),
];

/** The audit log’s part of a row: no name and no address. */
const logged = ({ property, shareText }: Pick<ImportRowView, 'property' | 'shareText'>) => ({
  property,
  share: shareText,
});

function requireCorrectable({ status, rowsTotal }: Awaited<ReturnType<typeof lockJob>>): void {
  if (status !== ImportStatus.PREVIEWED) {
    throw new AppError('CONFLICT', 'Only a previewed import can be corrected.', 'id');
  }
  if ((rowsTotal ?? 0) > MAX_CORRECTABLE_ROWS) {
    const message = `A file of more than ${MAX_CORRECTABLE_ROWS} rows cannot be corrected here: correct the file and upload it again.`;
    throw new AppError('CONFLICT', message, 'id');
  }
}

interface Correction {
  id: number;
  line: number;
  person: number;
  before: ImportRowView;
  row: StagedRow;
}

/** Gives the property of a corrected row to the other rows that had the same; returns their lines. */
function correctNamesakes(
  transaction: Transaction,
  { id, line, person, before, row }: Correction,
): Promise<{ line: number }[]> {
  if (!(isPlace(before) && isPlace(row))) {
    const message = 'Other rows can only be given a property by its name, instead of another.';
    throw new AppError('BAD_USER_INPUT', message, 'property');
  }
  const { property, location } = row;
  return transaction.query(CORRECT_NAMESAKES, [
    ...([id, line, property, location, before.property, before.location, person] as const),
  ]);
}

/**
 * Replaces the cells of a row while its import is previewed, and checks the whole import
 * again, because other rows may depend on it; returns the row, which may still be refused.
 * Administrators only.
 */
export async function correctImportRow(
  call: RequestContext,
  { id, line, person = 1, seen, withNamesakes, ...cells }: CorrectImportRowArgs,
): Promise<ImportRowView> {
  requireAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const job = await lockJob(transaction, id);
    requireCorrectable(job);
    const { status, fileName, rowsDone, kind } = job;
    const before = await readRow(transaction, id, { line, person });
    if (seen !== undefined && seen !== before.text) {
      const message = 'Someone else has corrected this row. Please open it again.';
      throw new AppError('CONFLICT', message, 'line');
    }
    const typed = COLUMNS_OF_KIND[kind].map((column) => cells[column] ?? '');
    const row = stagedRow(
      perColumn((column) => cellValue(cells[column] ?? '')),
      typed,
      { kind },
    );
    await transaction.query(CORRECT, [
      ...([id, line, row.firstName, row.lastName, row.email, row.property] as const),
      ...([row.location, row.shareNumber, row.shareText, row.text, row.problem] as const),
      ...([row.yearText, row.weekText, row.arrivalText, person] as const),
    ]);
    const namesakes = withNamesakes
      ? await correctNamesakes(transaction, { id, line, person, before, row })
      : [];
    await suggestProperties(transaction, id, line);
    await checkImport(transaction, job);
    await countRows(transaction, id);
    await setProgress(call.app, transaction, { id, rowsDone, from: status });
    await happened(call, transaction, importCorrected, {
      ...{ id, subject: importSubject({ id, fileName }) },
      before: logged(before),
      after: {
        line,
        ...(namesakes.length > 0 && { rows: namesakes.length + 1 }),
        ...logged(row),
        cells: CELLS.filter((cell) => before[cell] !== row[cell]),
      },
    });
    return readRow(transaction, id, { line, person });
  });
}
