import type { Feature } from '../../core/feature';
import { SystemResolver } from './system.resolver';
import { reportProblems } from './use-cases/report-problems';

/** What operators see of a running installation. */
export const systemFeature: Feature = {
  name: 'system',
  uses: ['auth', 'backups'],
  resolvers: [SystemResolver],
  scopes: {
    adminWaiting: 'SYSTEM_ADMIN',
    systemStatus: 'SYSTEM_ADMIN',
  },
  periodic: [{ run: reportProblems, everyMs: 900_000 }],
};
