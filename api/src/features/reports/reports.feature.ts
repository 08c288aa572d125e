import type { Feature } from '../../kit/feature';
import { ReportFile, ReportJob } from './report.entities';
import { ReportJobsResolver } from './report-jobs.resolver';
import { ReportsResolver } from './reports.resolver';
import { reportsRoutes } from './reports.rest';

/** Figures, reports as PDF and CSV, and exports. */
export const reportsFeature: Feature = {
  name: 'reports',
  uses: ['audit', 'auth', 'people', 'properties', 'shares', 'special-requests'],
  entities: [ReportFile, ReportJob],
  resolvers: [ReportsResolver, ReportJobsResolver],
  routes: reportsRoutes,
};
