import { type Call, requireAdministrator } from '../../../kit/call';
import { inTransaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { recordAction } from '../../audit/use-cases/record-action';
import type { ImportIdArgs } from '../import.inputs';
import { ImportStatus } from '../import-status';
import { lockJob, setProgress } from './find-import';

const FORGET_ROWS = {
  name: 'forget-import-rows',
  text: 'delete from import_rows where job_id = $1',
};

const KEPT = [ImportStatus.APPLYING, ImportStatus.APPLIED];

/** Forgets the rows of an import that was not applied; administrators only. */
export async function discardImport(call: Call, { id }: ImportIdArgs): Promise<boolean> {
  requireAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const { status, fileName } = await lockJob(transaction, id);
    if (KEPT.includes(status)) {
      throw new AppError('CONFLICT', 'An import that is applied cannot be discarded.', 'id');
    }
    await transaction.query(FORGET_ROWS, [id]);
    await setProgress(transaction, { id, rowsDone: 0, status: ImportStatus.DISCARDED });
    const subject = `Import ${id}, ${fileName}`;
    await recordAction(call, transaction, { action: 'import.discard', id, subject });
    return true;
  });
}
