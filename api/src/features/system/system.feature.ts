import type { Feature } from '../../core/feature';
import { FAILED_FOR_GOOD } from '../../core/jobs/failed-for-good';
import { purgeBy } from '../../core/privacy/purge';
import { JobsResolver } from './jobs.resolver';
import { jobAudit } from './system.audit';
import * as happenings from './system.happenings';
import { SystemResolver } from './system.resolver';
import { reportProblems } from './use-cases/report-problems';

/** The state of a running installation, for operators. */
export const systemFeature: Feature = {
  name: 'system',
  uses: ['audit', 'auth', 'backups'],
  happenings,
  resolvers: [SystemResolver, JobsResolver],
  scopes: {
    adminFailedJobs: 'SYSTEM_ADMIN',
    adminWaiting: 'SYSTEM_ADMIN',
    dismissJob: 'SYSTEM_ADMIN',
    retryJob: 'SYSTEM_ADMIN',
    systemStatus: 'SYSTEM_ADMIN',
  },
  periodic: [{ run: reportProblems, everyMs: 900_000 }],
  auditAreas: { job: jobAudit },
  purge: purgeBy(
    // After a week in which they could be retried.
    'purge-failed-jobs',
    `delete from graphile_worker._private_jobs
      where ${FAILED_FOR_GOOD} and updated_at < now() - make_interval(days => $1)`,
    () => [7],
  ),
};
