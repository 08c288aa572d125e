import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import type { RequestContext } from '../../../core/request-context';
import { requireRecentPassword } from '../../auth/auth.policy';
import type { DateRangeInput, GenerateReportInput, SendReportInput } from '../report.inputs';
import type { ReportJobView } from '../report-job.types';
import { reportGenerated, reportSent } from '../reports.happenings';
import { requireReporter } from '../reports.policy';
import { type DateRange, rangeRefusal, readReportData, reportName } from '../rules';
import { readReport } from './find-report';

/** The worker task that generates one report. */
export const MAKE_REPORT = 'make-report';

/** Reports that one administrator may request. */
const REPORTS_PER_ADMINISTRATOR: Limit = {
  name: 'reports-administrator',
  points: 30,
  seconds: 600,
};

const QUEUE = statement(
  'queue-report',
  `with job as (
      insert into report_jobs (user_id, report_type, from_date, to_date, report_data,
        recipient_email, custom_message, property_ids, csv_delimiter)
      values ($1, $2, $3, $4, $5, $6, $7, $9, $10) returning id
    )
    select id, graphile_worker.add_job('${MAKE_REPORT}', 
        json_build_object('id', id, 'requestId', coalesce($8::text, '')),
      job_key := '${MAKE_REPORT}:' || id, max_attempts := 3)::text from job`,
);

/** Returns the days of a requested range, or throws BAD_USER_INPUT. */
export function daysOf({ from, to }: DateRangeInput): DateRange {
  const range = { from: from.slice(0, 10), to: to.slice(0, 10) };
  const refusal = rangeRefusal(range);
  if (refusal) throw new AppError('BAD_USER_INPUT', refusal, 'to');
  return range;
}

/** Returns the properties of a report; null for all, which no property names as well. */
export const propertiesOf = ({ propertyIds }: { propertyIds?: number[] | undefined }) =>
  propertyIds?.length ? propertyIds : null;

function refuseData(data: object | undefined): void {
  const read = data && readReportData(data);
  if (read && 'field' in read) throw new AppError('BAD_USER_INPUT', read.message, read.field);
}

async function requestReport(
  call: RequestContext,
  input: GenerateReportInput & Partial<SendReportInput>,
): Promise<ReportJobView> {
  const { userId } = requireReporter(call);
  const { reportType, reportData, recipientEmail, customMessage, delimiter = null } = input;
  const { from, to } = daysOf(input.dateRange);
  const propertyIds = propertiesOf(input);
  refuseData(reportData);
  await call.app.throttle.consume(REPORTS_PER_ADMINISTRATOR, String(userId));
  const message = customMessage?.trim() ?? null;
  const id = await inTransaction(call.app, async (transaction) => {
    const facts = [reportType, from, to, reportData ?? null] as const;
    const values = [userId, ...facts, recipientEmail ?? null, message] as const;
    const requestId = transaction.requestId ?? null;
    const [job] = await transaction.query(QUEUE, [...values, requestId, propertyIds, delimiter]);
    if (!job) throw new Error('The report was not stored.');
    await happened(call, transaction, recipientEmail ? reportSent : reportGenerated, {
      subject: `Report ${job.id}, ${reportName(reportType)}`,
      after: {
        from,
        to,
        ...(propertyIds && { propertyIds }),
        ...(recipientEmail && { recipientEmail }),
      },
      id: job.id,
    });
    return job.id;
  });
  return readReport(call.app, id);
}

/** Queues a report for download; administrators only. */
export function generateReport(
  call: RequestContext,
  input: GenerateReportInput,
): Promise<ReportJobView> {
  return requestReport(call, input);
}

/**
 * Queues a report to be sent by email with both files attached; administrators only, who give their
 * password again.
 */
export async function sendReport(
  call: RequestContext,
  input: SendReportInput,
): Promise<ReportJobView> {
  requireReporter(call);
  requireRecentPassword(call);
  return requestReport(call, input);
}
