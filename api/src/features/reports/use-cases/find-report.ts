import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { AppContext, RequestContext } from '../../../core/request-context';
import type { ReportIdArgs, ReportJobsArgs } from '../report.inputs';
import type { ReportJobView } from '../report-job.types';
import { requireReporter } from '../reports.policy';

const COLUMNS = `j.id, j.report_type as "reportType", j.from_date::text as "from",
      j.to_date::text as "to", (select coalesce(json_agg(p.name order by p.name_order, p.id), '[]') from properties p
        where p.id = any(j.property_ids)) as properties,
      j.status, j.progress, j.created_at as "createdAt", j.error,
      case when u.deleted_at is null then u.first_name || ' ' || u.last_name
        else 'Former administrator' end as "requestedBy",
      j.recipient_email::text as "recipientEmail",
      (select '/api/admin/reports/' || j.id || '/report.pdf' where kept.files) as "pdfUrl",
      (select '/api/admin/reports/' || j.id || '/report.csv' where kept.files) as "csvUrl"`;

const TABLES = `report_jobs j join users u on u.id = j.user_id, lateral (
      select j.status in ('READY', 'SENT')
        and exists (select from report_files f where f.job_id = j.id) as files
    ) kept`;

const FIND = statement('report-job', `select ${COLUMNS} from ${TABLES} where j.id = $1`);

const LATEST = statement(
  'report-jobs',
  `select ${COLUMNS} from ${TABLES} order by j.id desc limit $1`,
);

/** Reads a report for callers that have already checked the permission. */
export async function readReport(app: AppContext, id: number): Promise<ReportJobView> {
  const [job] = await read(app, FIND, [id]);
  if (!job) throw new AppError('NOT_FOUND', 'There is no such report.', 'id');
  return job;
}

/** Returns a report and its progress; administrators only. */
export async function findReport(
  call: RequestContext,
  { id }: ReportIdArgs,
): Promise<ReportJobView> {
  requireReporter(call);
  return readReport(call.app, id);
}

/** Lists the latest reports of all administrators; administrators only. */
export async function listReports(
  call: RequestContext,
  { first = 10 }: ReportJobsArgs,
): Promise<ReportJobView[]> {
  requireReporter(call);
  return read(call.app, LATEST, [first]);
}
