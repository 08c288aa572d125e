import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { settleJob } from '../steps/failed-jobs';
import { jobDismissed, jobRetried } from '../system.happenings';
import type { JobIdArgs } from '../system.inputs';

async function settle(
  call: RequestContext,
  { id }: JobIdArgs,
  isRetried: boolean,
): Promise<boolean> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const task = await settleJob(transaction, { id, isRetried });
    await happened(call, transaction, isRetried ? jobRetried : jobDismissed, {
      subject: `Job ${id}, ${task}`,
      id,
    });
  });
  return true;
}

/** Runs a job again that failed for the last time; administrators only, NOT_FOUND for others. */
export const retryJob = (call: RequestContext, args: JobIdArgs): Promise<boolean> =>
  settle(call, args, true);

/** Deletes a job that failed for the last time; administrators only, NOT_FOUND for others. */
export const dismissJob = (call: RequestContext, args: JobIdArgs): Promise<boolean> =>
  settle(call, args, false);
