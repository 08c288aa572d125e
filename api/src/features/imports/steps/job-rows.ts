import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { columnsOf } from '../../../core/view/columns-of';
import type { CorrectImportRowArgs } from '../import.inputs';
import { ImportRowView } from '../import.types';

const suggested = (column: string) =>
  `case when is_refused or is_new_property then
    (select p.${column} from properties p where p.id = suggested_property_id) end`;

/** The columns of a row that a client sees. */
export const ROW_COLUMNS = columnsOf(ImportRowView, 'import_rows', {
  suggestedProperty: suggested('name'),
  suggestedLocation: suggested('location'),
});

const ROW = statement(
  'import-row',
  `select ${ROW_COLUMNS} from import_rows where job_id = $1 and line = $2 and person = $3`,
);

const COUNT = statement(
  'count-import-rows',
  `update import_jobs j set new_users = c.new_users, new_properties = c.new_properties,
      shares_assigned = case j.kind when 'SHARES' then c.given else 0 end,
      weeks_given = case j.kind when 'WEEKS' then c.given else 0 end,
      owners_joined = c.owners_joined, unchanged = c.unchanged, refused = c.refused, version = version + 1
    from (
      select count(*) filter (where is_new_user) as new_users,
        count(*) filter (where is_new_property) as new_properties,
        count(*) filter (where is_assigned) as given,
        count(*) filter (where is_joined) as owners_joined,
        count(*) filter (where not (is_assigned or is_joined or is_refused)) as unchanged,
        count(*) filter (where is_refused) as refused
      from import_rows where job_id = $1
    ) c where j.id = $1`,
);

const PURGE_ACCEPTED = statement(
  'purge-accepted-import-rows',
  'delete from import_rows where job_id = $1 and not is_refused',
);

const FORGET_ROWS = statement('forget-import-rows', 'delete from import_rows where job_id = $1');

/** Reads one row for callers that have locked its import. */
export async function readRow(
  transaction: Transaction,
  id: number,
  { line, person = 1 }: Pick<CorrectImportRowArgs, 'line' | 'person'>,
): Promise<ImportRowView> {
  const [row] = await transaction.query(ROW, [id, line, person]);
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
