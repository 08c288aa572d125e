import { inTransaction } from '../../../core/database/database';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { recordAction } from '../../audit/steps/record-action';
import { settleJob } from '../steps/failed-jobs';
import type { JobIdArgs } from '../system.inputs';

/** Deletes a job that failed for the last time; administrators only, NOT_FOUND for others. */
export async function dismissJob(call: RequestContext, { id }: JobIdArgs): Promise<boolean> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const task = await settleJob(transaction, { id, isRetried: false });
    await recordAction(call, transaction, {
      action: 'job.dismiss',
      subject: `Job ${id}, ${task}`,
      id,
    });
  });
  return true;
}
