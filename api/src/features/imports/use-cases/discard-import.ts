import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { ImportIdArgs } from '../import.inputs';
import { ImportStatus } from '../import-status';
import { importDiscarded } from '../imports.happenings';
import { purgeRows } from '../steps/job-rows';
import { importSubject, lockJob } from '../steps/read-job';
import { setProgress } from '../steps/set-progress';

const KEPT: ImportStatus[] = [ImportStatus.APPLYING, ImportStatus.APPLIED, ImportStatus.DISCARDED];

/**
 * Discards an import that has not been applied, even while it is being read, and deletes its rows;
 * administrators only.
 */
export async function discardImport(call: RequestContext, { id }: ImportIdArgs): Promise<boolean> {
  requireAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const { status, fileName } = await lockJob(transaction, id);
    if (KEPT.includes(status)) {
      throw new AppError(
        'CONFLICT',
        'An import that has been applied or discarded cannot be discarded.',
        'id',
      );
    }
    await purgeRows(transaction, id);
    await setProgress(call.app, transaction, {
      id,
      rowsDone: 0,
      from: status,
      status: ImportStatus.DISCARDED,
    });
    const subject = importSubject({ id, fileName });
    await happened(call, transaction, importDiscarded, { id, subject });
    return true;
  });
}
