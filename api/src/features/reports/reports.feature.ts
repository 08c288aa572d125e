import type { Feature } from '../../core/feature';
import { AdminArea } from '../audit/admin-event.type';
import { ReportFile, ReportJob } from './report.entities';
import { reportFilesRoutes } from './report-files.routes';
import { ReportJobsResolver } from './report-jobs.resolver';
import { reportsPersonalData } from './reports.privacy';
import { ReportsResolver } from './reports.resolver';
import { reportsRoutes } from './reports.routes';
import { failLostReports } from './use-cases/fail-lost-reports';
import { makeReport } from './use-cases/make-report';
import { purgeOldReports } from './use-cases/purge-old-reports';
import { MAKE_REPORT } from './use-cases/request-report';

/** Figures, reports as PDF and CSV, and exports. */
export const reportsFeature: Feature = {
  name: 'reports',
  uses: ['audit', 'auth', 'people', 'properties', 'special-requests', 'weeks'],
  entities: [ReportFile, ReportJob],
  resolvers: [ReportsResolver, ReportJobsResolver],
  routes: [...reportsRoutes, ...reportFilesRoutes],
  jobs: { [MAKE_REPORT]: makeReport },
  repair: failLostReports,
  purge: purgeOldReports,
  auditAreas: { report: { area: AdminArea.REPORTS, tab: 'reports' } },
  personalData: reportsPersonalData,
};
