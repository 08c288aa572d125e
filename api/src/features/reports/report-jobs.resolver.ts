import { Arg, Args, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { LARGE_INPUT } from '../../kit/body-limits';
import type { Call } from '../../kit/call';
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
    description: 'The cards of the reports panel, in one round trip; for administrators.',
  })
  reportSummary(@Ctx() call: Call) {
    return readSummary(call);
  }

  @Query(() => [ReportDataPoint], {
    description: 'What a report would hold, in one round trip; for administrators.',
  })
  reportPreview(@Ctx() call: Call, @Args(() => ReportPreviewArgs) args: ReportPreviewArgs) {
    return previewReport(call, args);
  }

  @Query(() => [ReportJobView], {
    description: 'The latest reports of all administrators, newest first; for administrators.',
  })
  reportJobs(@Ctx() call: Call, @Args(() => ReportJobsArgs) args: ReportJobsArgs) {
    return listReports(call, args);
  }

  @Query(() => ReportJobView, {
    description: 'A report and how far it is; for administrators.',
  })
  reportJob(@Ctx() call: Call, @Args(() => ReportIdArgs) args: ReportIdArgs) {
    return findReport(call, args);
  }

  @Extensions(LARGE_INPUT)
  @Mutation(() => ReportJobView, {
    description: 'Has a report made, to be downloaded; for administrators.',
  })
  generateReport(
    @Ctx() call: Call,
    @Arg('input', () => GenerateReportInput) input: GenerateReportInput,
  ) {
    return generateReport(call, input);
  }

  @Extensions(LARGE_INPUT)
  @Mutation(() => ReportJobView, {
    description: 'Has a report made and mailed, with PDF and CSV attached; for administrators.',
  })
  sendReport(@Ctx() call: Call, @Arg('input', () => SendReportInput) input: SendReportInput) {
    return sendReport(call, input);
  }
}
