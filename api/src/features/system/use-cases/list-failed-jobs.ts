import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { readFailedJobs } from '../steps/failed-jobs';

/** The latest jobs that failed for the last time, newest first; administrators only. */
export async function listFailedJobs(call: RequestContext) {
  requireAdministrator(call);
  return readFailedJobs(call.app);
}
