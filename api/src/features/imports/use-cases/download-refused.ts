import type { Readable } from 'node:stream';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { csvOf } from '../../../core/http/csv-stream';
import {
  type AppContext,
  type RequestContext,
  requireAdministrator,
} from '../../../core/request-context';
import { recordAction } from '../../audit/steps/record-action';
import { requireRecentPassword } from '../../auth/auth.policy';
import type { ImportIdArgs } from '../import.inputs';
import { IMPORT_COLUMNS, TITLE_OF } from '../rules';
import { importSubject, readJob } from './find-import';

/** Rows read per step. */
const PAGE = 1000;

const REFUSED = statement(
  'refused-import-rows',
  `select line, first_name as "firstName", last_name as "lastName", coalesce(email, '') as email,
      property, location, share_text as "shareNumber", note
    from import_rows where job_id = $1 and line > $2 and is_refused order by line limit ${PAGE}`,
);

async function* refusedRows(app: AppContext, id: number) {
  for (let after = 0, isLast = false; !isLast; ) {
    const rows = await read(app, REFUSED, [id, after]);
    for (const row of rows) {
      const cells = IMPORT_COLUMNS.map((column) => [TITLE_OF[column], row[column]]);
      yield { ...Object.fromEntries(cells), Problem: row.note };
    }
    after = rows.at(-1)?.line ?? after;
    isLast = rows.length < PAGE;
  }
}

/**
 * Streams the rejected rows of an import as CSV, with the columns that an import reads and what is
 * wrong, to be corrected and imported again; administrators who gave their password recently only,
 * and logged.
 */
export async function downloadRefused(
  call: RequestContext,
  { id }: ImportIdArgs,
): Promise<{ content: Readable; fileName: string }> {
  requireAdministrator(call);
  requireRecentPassword(call);
  const job = await readJob(call.app, id);
  const action = { action: 'import.refused', id, subject: importSubject(job) };
  await inTransaction(call.app, (transaction) => recordAction(call, transaction, action));
  const titles = IMPORT_COLUMNS.map((column) => TITLE_OF[column]);
  return {
    content: csvOf([...titles, 'Problem'], refusedRows(call.app, id)),
    fileName: `fairweek-refused-rows-${id}.csv`,
  };
}
