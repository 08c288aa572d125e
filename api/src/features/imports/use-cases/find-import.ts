import { read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import {
  type AppContext,
  type RequestContext,
  requireAdministrator,
} from '../../../core/request-context';
import { AdminArea } from '../../audit/admin-event.type';
import { publishAdminEvent } from '../../audit/use-cases/admin-events';
import type { ImportIdArgs, ImportRowsArgs } from '../import.inputs';
import type { ImportJobView, ImportRowView } from '../import.types';
import type { ImportStatus } from '../import-status';

/** Number of imports in the list. */
const LATEST = 10;

const COLUMNS = `id, file_name as "fileName", status, rows_done as "rowsDone",
  rows_total as "rowsTotal", new_users as "newUsers", new_properties as "newProperties",
  shares_assigned as "sharesAssigned", unchanged, refused, version, created_at as "createdAt"`;

const FIND = statement('import-job', `select ${COLUMNS} from import_jobs where id = $1`);

const LOCK = statement('lock-import', 'select 1 from import_jobs where id = $1 for update');

const LIST = statement(
  'import-jobs',
  `select ${COLUMNS} from import_jobs order by id desc limit ${LATEST}`,
);

const suggested = (column: string) =>
  `case when is_refused or is_new_property then
    (select p.${column} from properties p where p.id = suggested_property_id) end`;

const ROW_COLUMNS = `line, first_name as "firstName", last_name as "lastName", email, property,
  location, share_number as "shareNumber", share_text as "shareText", note,
  is_refused as "isRefused", is_assigned as "isAssigned", text,
  ${suggested('name')} as "suggestedProperty", ${suggested('location')} as "suggestedLocation"`;

const ROW = statement(
  'import-row',
  `select ${ROW_COLUMNS} from import_rows where job_id = $1 and line = $2`,
);

const ROWS = statement(
  'import-rows',
  `select ${ROW_COLUMNS} from import_rows
    where job_id = $1 and (is_refused or not $2) order by is_refused desc, is_new_property desc, line limit $3 offset $4`,
);

const PROGRESS = statement(
  'import-progress',
  `update import_jobs set rows_done = $2, status = coalesce($4, status), updated_at = now()
    where id = $1 and status = $3 returning id`,
);

const COUNT = statement(
  'count-import-rows',
  `update import_jobs j set new_users = c.new_users, new_properties = c.new_properties,
      shares_assigned = c.shares_assigned, unchanged = c.unchanged, refused = c.refused, version = version + 1
    from (
      select count(*) filter (where is_new_user) as new_users,
        count(*) filter (where is_new_property) as new_properties,
        count(*) filter (where is_assigned) as shares_assigned,
        count(*) filter (where not is_assigned and not is_refused) as unchanged,
        count(*) filter (where is_refused) as refused
      from import_rows where job_id = $1
    ) c where j.id = $1`,
);

const PURGE_ACCEPTED = statement(
  'purge-accepted-import-rows',
  'delete from import_rows where job_id = $1 and not is_refused',
);

const FORGET_ROWS = statement('forget-import-rows', 'delete from import_rows where job_id = $1');

/** Returns the import's name in the audit log. */
export const importSubject = ({ id, fileName }: Pick<ImportJobView, 'id' | 'fileName'>) =>
  `Import ${id}, ${fileName}`;

const noSuchImport = () => new AppError('NOT_FOUND', 'There is no such import.', 'id');

/** Reads an import for callers that have already checked the permission. */
export async function readJob(app: AppContext, id: number): Promise<ImportJobView> {
  const [job] = await read(app, FIND, [id]);
  if (!job) throw noSuchImport();
  return job;
}

/** Locks an import for the rest of the transaction. */
export async function lockJob(transaction: Transaction, id: number): Promise<ImportJobView> {
  await transaction.query(LOCK, [id]);
  const [job] = await transaction.query(FIND, [id]);
  if (!job) throw noSuchImport();
  return job;
}

/** Reads one row for callers that have locked its import. */
export async function readRow(
  transaction: Transaction,
  id: number,
  line: number,
): Promise<ImportRowView> {
  const [row] = await transaction.query(ROW, [id, line]);
  if (!row) throw new AppError('NOT_FOUND', 'The import has no row at this line.', 'line');
  return row;
}

/** Stores the totals of what its rows would change, as a new version. */
export async function countRows(transaction: Transaction, id: number): Promise<void> {
  await transaction.query(COUNT, [id]);
}

/** Deletes its rows: a file that was discarded, or failed, is personal data no one needs. */
export async function purgeRows(transaction: Transaction, id: number): Promise<void> {
  await transaction.query(FORGET_ROWS, [id]);
}

/** Deletes the rows that were applied; those that were left out stay for a week, to be imported later. */
export async function purgeAcceptedRows(transaction: Transaction, id: number): Promise<void> {
  await transaction.query(PURGE_ACCEPTED, [id]);
}

interface Progress {
  id: number;
  rowsDone: number;
  /** Requires one of these statuses; CONFLICT if another user has ended it since. */
  from: ImportStatus;
  status?: ImportStatus;
}

/** Saves the progress of an import and notifies administrators. */
export async function setProgress(
  transaction: Transaction,
  { id, rowsDone, from, status }: Progress,
): Promise<void> {
  const changed = await transaction.query(PROGRESS, [id, rowsDone, from, status ?? null]);
  if (changed.length === 0)
    throw new AppError('CONFLICT', 'The import is no longer running.', 'id');
  publishAdminEvent(transaction, AdminArea.IMPORTS, id);
}

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

/** Returns a page of its rows: refused ones, those that add a property, others; administrators only. */
export async function listImportRows(
  call: RequestContext,
  { id, refusedOnly = false, first = 50, offset = 0 }: ImportIdArgs & ImportRowsArgs,
): Promise<ImportRowView[]> {
  requireAdministrator(call);
  return read(call.app, ROWS, [id, refusedOnly, first, offset]);
}
