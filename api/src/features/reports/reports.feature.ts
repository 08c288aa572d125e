import type { Feature } from '../../core/feature';
import { purgeBy } from '../../core/privacy/purge';
import { ReportFile, ReportJob } from './report.entities';
import { reportFilesRoutes } from './report-files.routes';
import { ReportJobsResolver } from './report-jobs.resolver';
import { exportAudit, reportAudit } from './reports.audit';
import * as happenings from './reports.happenings';
import { requireReporter } from './reports.policy';
import { reportsPersonalData } from './reports.privacy';
import { ReportsResolver } from './reports.resolver';
import { reportsRoutes } from './reports.routes';
import { KEPT_DAYS } from './rules';
import { failLostReports } from './use-cases/fail-lost-reports';
import { makeReport } from './use-cases/make-report';
import { MAKE_REPORT } from './use-cases/request-report';

/** Figures, reports as PDF and CSV, and exports. */
export const reportsFeature: Feature = {
  name: 'reports',
  uses: ['audit', 'auth', 'people', 'properties', 'special-requests', 'swaps', 'weeks'],
  happenings,
  entities: [ReportFile, ReportJob],
  resolvers: [ReportsResolver, ReportJobsResolver],
  scopes: {
    adminOverview: 'REPORTS_ADMIN',
    generateReport: 'REPORTS_ADMIN',
    propertyAllocations: 'REPORTS_ADMIN',
    reportJob: 'REPORTS_ADMIN',
    reportJobs: 'REPORTS_ADMIN',
    reportPreview: 'REPORTS_ADMIN',
    reportSummary: 'REPORTS_ADMIN',
    adminCounts: 'SYSTEM_ADMIN',
  },
  policies: {
    downloadReportCsv: requireReporter,
    downloadReportPdf: requireReporter,
    generateReport: requireReporter,
    reportJob: requireReporter,
    reportJobs: requireReporter,
    reportPreview: requireReporter,
    reportSummary: requireReporter,
    sendReport: requireReporter,
  },
  routes: [...reportsRoutes, ...reportFilesRoutes],
  jobs: { [MAKE_REPORT]: makeReport },
  repair: failLostReports,
  purge: purgeBy(
    // The record that they were generated stays.
    'forget-report-files',
    `delete from report_files f using report_jobs j
      where j.id = f.job_id and j.created_at < now() - make_interval(days => $1)`,
    () => [KEPT_DAYS],
  ),
  auditAreas: { report: reportAudit, export: exportAudit },
  personalData: reportsPersonalData,
};
