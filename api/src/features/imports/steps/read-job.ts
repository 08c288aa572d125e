import { read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { AppContext } from '../../../core/request-context';
import { columnsOf } from '../../../core/view/columns-of';
import { ImportJobView } from '../import.types';

/** How long the rows that an applied import left out are kept. */
export const KEPT_FOR = `interval '7 days'`;

/** The columns of an import that a client sees. */
export const JOB_COLUMNS = columnsOf(ImportJobView, 'import_jobs', {
  keptUntil: `case when status = 'APPLIED' then updated_at + ${KEPT_FOR} end`,
});

const FIND = statement('import-job', `select ${JOB_COLUMNS} from import_jobs where id = $1`);

const LOCK = statement('lock-import', 'select 1 from import_jobs where id = $1 for update');

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
