import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { ImportIdArgs, ImportRowsArgs } from '../import.inputs';
import type { ImportJobView, ImportRowView } from '../import.types';
import { ROW_COLUMNS } from '../steps/job-rows';
import { JOB_COLUMNS, readJob } from '../steps/read-job';

/** Number of imports in the list. */
const LATEST = 10;

const LIST = statement(
  'import-jobs',
  `select ${JOB_COLUMNS} from import_jobs order by id desc limit ${LATEST}`,
);

const ROWS = statement(
  'import-rows',
  `select ${ROW_COLUMNS} from import_rows
    where job_id = $1 and (is_refused or not $2) and line = coalesce($5, line)
    order by is_refused desc, is_new_property desc, line, person limit $3 offset $4`,
);

/** Lists the latest imports, newest first; administrators only. */
export function listImports(call: RequestContext): Promise<ImportJobView[]> {
  requireAdministrator(call);
  return read(call.app, LIST, []);
}

/** Returns an import and its progress; administrators only. */
export async function findImport(
  call: RequestContext,
  { id }: ImportIdArgs,
): Promise<ImportJobView> {
  requireAdministrator(call);
  return readJob(call.app, id);
}

/**
 * Returns a page of its rows: refused ones, those that add a property, others; or the rows at one
 * line. Administrators only.
 */
export async function listImportRows(
  call: RequestContext,
  { id, refusedOnly = false, first = 50, offset = 0, line }: ImportIdArgs & ImportRowsArgs,
): Promise<ImportRowView[]> {
  requireAdministrator(call);
  return read(call.app, ROWS, [id, refusedOnly, first, offset, line ?? null]);
}
