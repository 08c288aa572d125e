import type { Readable } from 'node:stream';
import { happenedAnyway } from '../../../core/audiences/happening';
import { allRows, ROWS_PER_STEP } from '../../../core/database/all-rows';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { csvOf } from '../../../core/http/csv-stream';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { requireRecentPassword } from '../../auth/auth.policy';
import type { ImportIdArgs } from '../import.inputs';
import type { ImportJobView } from '../import.types';
import { refusedDownloaded } from '../imports.happenings';
import { COLUMN_NAMES, COLUMNS_OF_KIND } from '../rules';
import { importSubject, readJob } from '../steps/read-job';

const REFUSED = statement(
  'refused-import-rows',
  `select line, first_name as "firstName", last_name as "lastName", coalesce(email, '') as email,
      property, location, share_text as "shareNumber", year_text as year, week_text as week,
      arrival_text as arrival, note
    from import_rows where job_id = $1 and line > $2 and is_refused order by line
    fetch first ${ROWS_PER_STEP} rows with ties`,
);

/** Those that a file of its kind has. */
const columnsOf = ({ kind }: Pick<ImportJobView, 'kind'>) => ({
  line: 'Line',
  ...Object.fromEntries(COLUMNS_OF_KIND[kind].map((column) => [column, COLUMN_NAMES[column]])),
  note: 'Problem',
});

/**
 * Streams the refused rows of an import as CSV: the line in the file, the columns that an import
 * reads, and what is wrong. Administrators who gave their password recently only, and logged.
 */
export async function downloadRefused(
  call: RequestContext,
  { id }: ImportIdArgs,
): Promise<{ content: Readable; fileName: string }> {
  requireAdministrator(call);
  requireRecentPassword(call);
  const job = await readJob(call.app, id);
  await happenedAnyway(call, refusedDownloaded, { id, subject: importSubject(job) });
  const rows = allRows(
    (after) => read(call.app, REFUSED, [id, after]),
    ({ line }) => line,
  );
  return {
    content: csvOf(columnsOf(job), rows),
    fileName: `fairweek-refused-rows-${id}.csv`,
  };
}
