import { inTransaction } from '../../../core/database/database';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { recordAction } from '../../audit/steps/record-action';
import { settleJob } from '../steps/failed-jobs';
import type { JobIdArgs } from '../system.inputs';

async function settle(
  call: RequestContext,
  { id }: JobIdArgs,
  verb: 'retry' | 'dismiss',
): Promise<boolean> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const task = await settleJob(transaction, { id, isRetried: verb === 'retry' });
    await recordAction(call, transaction, {
      action: `job.${verb}`,
      subject: `Job ${id}, ${task}`,
      id,
    });
  });
  return true;
}

/** Runs a job again that failed for the last time; administrators only, NOT_FOUND for others. */
export const retryJob = (call: RequestContext, args: JobIdArgs): Promise<boolean> =>
  settle(call, args, 'retry');

/** Deletes a job that failed for the last time; administrators only, NOT_FOUND for others. */
export const dismissJob = (call: RequestContext, args: JobIdArgs): Promise<boolean> =>
  settle(call, args, 'dismiss');
