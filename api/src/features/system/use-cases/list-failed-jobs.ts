import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { readFailedJobs } from '../steps/failed-jobs';
import type { FailedJob } from '../system.types';

/** The latest jobs that failed for the last time, newest first; administrators only. */
export async function listFailedJobs(call: RequestContext): Promise<FailedJob[]> {
  requireAdministrator(call);
  return readFailedJobs(call.app) as Promise<FailedJob[]>;
}
