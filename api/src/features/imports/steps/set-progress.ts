import { happened } from '../../../core/audiences/happening';
import { type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { AppContext } from '../../../core/request-context';
import type { ImportStatus } from '../import-status';
import { importChanged } from '../imports.happenings';

const PROGRESS = statement(
  'import-progress',
  `update import_jobs set rows_done = $2, status = coalesce($4, status), updated_at = now()
    where id = $1 and status = $3 returning id`,
);

interface Progress {
  id: number;
  rowsDone: number;
  /** Requires one of these statuses; CONFLICT if another user has ended it since. */
  from: ImportStatus;
  status?: ImportStatus;
}

/** Saves the progress of an import and notifies administrators. */
export async function setProgress(
  app: AppContext,
  transaction: Transaction,
  { id, rowsDone, from, status }: Progress,
): Promise<void> {
  const changed = await transaction.query(PROGRESS, [id, rowsDone, from, status ?? null]);
  if (changed.length === 0)
    throw new AppError('CONFLICT', 'The import is no longer running.', 'id');
  await happened({ app }, transaction, importChanged, { id });
}
