import type { RequestContext } from '../../../core/request-context';
import type { ReportPreviewArgs } from '../report.inputs';
import type { ReportDataPoint } from '../report-job.types';
import { requireReporter } from '../reports.policy';
import { readReportContent } from '../steps/read-report-content';
import { daysOf, propertiesOf } from './request-report';

/**
 * Returns the key figures of a report, computed by the database in one round trip; administrators
 * only.
 */
export async function previewReport(
  call: RequestContext,
  { reportType, propertyIds, ...range }: ReportPreviewArgs,
): Promise<ReportDataPoint[]> {
  requireReporter(call);
  const scope = { reportType, range: daysOf(range), propertyIds: propertiesOf({ propertyIds }) };
  const { figures } = await readReportContent(call.app, scope);
  return figures.map(({ label, value }) => ({ label, value }));
}
