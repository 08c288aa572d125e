import { Arg, Args, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { LARGE_INPUT } from '../../core/limits/body-limits';
import type { RequestContext } from '../../core/request-context';
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
  @Query(() => ReportSummary, {
    description: 'Totals shown on the cards of the reports panel. Administrators only.',
  })
  reportSummary(@Ctx() call: RequestContext) {
    return readSummary(call);
  }

  @Query(() => [ReportDataPoint], {
    description: 'The figures a report would contain. Administrators only.',
  })
  reportPreview(
    @Ctx() call: RequestContext,
    @Args(() => ReportPreviewArgs) args: ReportPreviewArgs,
  ) {
    return previewReport(call, args);
  }

  @Query(() => [ReportJobView], {
    description: 'The latest reports of all administrators, newest first. Administrators only.',
  })
  reportJobs(@Ctx() call: RequestContext, @Args(() => ReportJobsArgs) args: ReportJobsArgs) {
    return listReports(call, args);
  }

  @Query(() => ReportJobView, {
    description: 'A report and its progress. Administrators only.',
  })
  reportJob(@Ctx() call: RequestContext, @Args(() => ReportIdArgs) args: ReportIdArgs) {
    return findReport(call, args);
  }

  @Extensions(LARGE_INPUT)
  @Mutation(() => ReportJobView, {
    description: 'Starts generating a report for download. Administrators only.',
  })
  generateReport(
    @Ctx() call: RequestContext,
    @Arg('input', () => GenerateReportInput) input: GenerateReportInput,
  ) {
    return generateReport(call, input);
  }

  @Extensions(LARGE_INPUT)
  @Mutation(() => ReportJobView, {
    description:
      'Starts generating a report and sends it by e-mail with PDF and CSV. Administrators only.',
  })
  sendReport(
    @Ctx() call: RequestContext,
    @Arg('input', () => SendReportInput) input: SendReportInput,
  ) {
    return sendReport(call, input);
  }
}
