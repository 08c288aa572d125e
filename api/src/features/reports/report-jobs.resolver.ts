import { Extensions, Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { LARGE_INPUT } from '../../core/limits/body-limits';
import {
  GenerateReportInput,
  ReportIdArgs,
  ReportJobsArgs,
  ReportPreviewArgs,
  SendReportInput,
} from './report.inputs';
import { ReportDataPoint, ReportJobView, ReportSummary } from './report-job.types';
import { findReport, listReports } from './use-cases/find-report';
import { previewReport } from './use-cases/preview-report';
import { readSummary } from './use-cases/read-summary';
import { generateReport, sendReport } from './use-cases/request-report';

@Resolver()
export class ReportJobsResolver {
  @Query(ReportSummary)
  @Describe('Totals shown on the cards of the reports panel. Administrators only.')
  reportSummary = readSummary;

  @Query([ReportDataPoint], { args: ReportPreviewArgs })
  @Describe('The figures a report would contain. Administrators only.')
  reportPreview = previewReport;

  @Query([ReportJobView], { args: ReportJobsArgs })
  @Describe('The latest reports of all administrators, newest first. Administrators only.')
  reportJobs = listReports;

  @Query(ReportJobView, { args: ReportIdArgs })
  @Describe('A report and its progress. Administrators only.')
  reportJob = findReport;

  @Extensions(LARGE_INPUT)
  @Mutation(ReportJobView, { input: GenerateReportInput })
  @Describe('Starts generating a report for download. Administrators only.')
  generateReport = generateReport;

  @Extensions(LARGE_INPUT)
  @Mutation(ReportJobView, { input: SendReportInput })
  @Describe(
    'Starts generating a report and sends it by e-mail with PDF and CSV. Administrators only.',
  )
  sendReport = sendReport;
}
