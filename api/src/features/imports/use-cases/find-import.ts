import { type App, type Call, requireAdministrator } from '../../../kit/call';
import { read, type Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { AdminArea } from '../../audit/admin-event.type';
import { tellAdministrators } from '../../audit/use-cases/tell-administrators';
import type { ImportIdArgs, ImportRowsArgs } from '../import.inputs';
import type { ImportJobView, ImportRowView } from '../import.types';
import type { ImportStatus } from '../import-status';

const FIND = {
  name: 'import-job',
  text: `select j.id, j.file_name as "fileName", j.status, j.rows_done as "rowsDone",
      j.rows_total as "rowsTotal", j.created_at as "createdAt", counts.*
    from import_jobs j, lateral (
      select count(*) filter (where is_new_user)::int as "newUsers",
        count(*) filter (where is_new_property)::int as "newProperties",
        count(*) filter (where is_assigned)::int as "sharesAssigned",
        count(*) filter (where not is_assigned and not is_refused)::int as unchanged,
        count(*) filter (where is_refused)::int as refused
      from import_rows where job_id = j.id
    ) counts where j.id = $1`,
};

const ROWS = {
  name: 'import-rows',
  text: `select line, note, is_refused as "isRefused", text from import_rows
    where job_id = $1 and (is_refused or not $2) order by is_refused desc, line limit $3 offset $4`,
};

const PROGRESS = {
  name: 'import-progress',
  text: `update import_jobs set rows_done = $2, status = coalesce($3, status) where id = $1`,
};

const noSuchImport = () => new AppError('NOT_FOUND', 'There is no such import.', 'id');

/** An import as it stands, for code that has asked for the right already. */
export async function readJob(app: App, id: number): Promise<ImportJobView> {
  const [job] = await read<ImportJobView>(app, FIND, [id]);
  if (!job) throw noSuchImport();
  return job;
}

/** The same inside a transaction, kept from others until its end. */
export async function lockJob(transaction: Transaction, id: number): Promise<ImportJobView> {
  const lock = { name: 'lock-import', text: 'select 1 from import_jobs where id = $1 for update' };
  await transaction.query(lock, [id]);
  const [job] = await transaction.query<ImportJobView>(FIND, [id]);
  if (!job) throw noSuchImport();
  return job;
}

/** Writes how far an import is and tells the administrators. */
export async function setProgress(
  transaction: Transaction,
  { id, rowsDone, status }: { id: number; rowsDone: number; status?: ImportStatus },
): Promise<void> {
  await transaction.query(PROGRESS, [id, rowsDone, status ?? null]);
  tellAdministrators(transaction, AdminArea.IMPORTS, id);
}

/** An import and how far it is; administrators only. */
export async function findImport(call: Call, { id }: ImportIdArgs): Promise<ImportJobView> {
  requireAdministrator(call);
  return readJob(call.app, id);
}

/** A page of its rows, the refused ones first; administrators only. */
export async function listImportRows(
  call: Call,
  { id, refusedOnly = false, first = 50, offset = 0 }: ImportIdArgs & ImportRowsArgs,
): Promise<ImportRowView[]> {
  requireAdministrator(call);
  return read<ImportRowView>(call.app, ROWS, [id, refusedOnly, first, offset]);
}
