import { happened } from '../../../core/audiences/happening';
import { inTransaction, read, type Transaction, takeTime } from '../../../core/database/database';
import { passingRefusal } from '../../../core/database/database-errors';
import { type Row, statement } from '../../../core/database/statement';
import { dayText } from '../../../core/paper/content';
import type { AppContext } from '../../../core/request-context';
import type { ReportContent, ReportScope } from '../content/content';
import { withGiven } from '../content/given';
import { reportCsv } from '../content/report-csv';
import { reportEmail } from '../report.emails';
import { NOT_MADE, ReportStatus } from '../report-status';
import { reportChanged, reportEmailed } from '../reports.happenings';
import { propertiesText, REPORTS, readReportData, reportName } from '../rules';
import { readReportContent } from '../steps/read-report-content';
import { storeFile } from '../steps/store-file';

/** A report to be generated. */
type ReportToMake = Row<'begin-report'>;

const BEGIN = statement(
  'begin-report',
  `select j.id, j.report_type as "reportType", j.from_date::text as "from",
      j.to_date::text as "to", j.property_ids as "propertyIds",
      (select coalesce(json_agg(p.name order by p.name_order, p.id), '[]') from properties p
        where p.id = any(j.property_ids)) as properties,
      j.report_data as "reportData",
      j.recipient_email::text as "recipientEmail", j.custom_message as "customMessage",
      j.csv_delimiter as "csvDelimiter",
      u.first_name || ' ' || u.last_name as "requestedBy", u.email::text as "requesterEmail",
      to_char(j.created_at at time zone 'utc', 'YYYY-MM-DD') as today
    from report_jobs j join users u on u.id = j.user_id
    where j.id = $1 and j.status in ('QUEUED', 'RUNNING')`,
);

const LOCK = statement('lock-report', 'select pg_advisory_xact_lock($1, $2)');
const REPORT_LOCK = 7_012_028;

const SET = statement(
  'set-report',
  `update report_jobs set status = $2, progress = $3, error = $4
    where id = $1 and status in ('QUEUED', 'RUNNING')`,
);

interface Standing {
  status: ReportStatus;
  progress: number;
  error?: string;
}

async function setStanding(
  app: AppContext,
  transaction: Transaction,
  { id, ...it }: Standing & { id: number },
): Promise<void> {
  await transaction.query(SET, [id, it.status, it.progress, it.error ?? null]);
  await happened({ app }, transaction, reportChanged, { id });
}

/**
 * Publishes the progress outside the transaction that generates the report, which is invisible
 * until it ends.
 */
function publishProgress(app: AppContext, id: number, standing: Standing): Promise<void> {
  return inTransaction(app, (transaction) => setStanding(app, transaction, { id, ...standing }));
}

const scopeOf = ({ reportType, from, to, propertyIds }: ReportToMake): ReportScope => ({
  reportType,
  range: { from, to },
  propertyIds,
});

async function contentOf(app: AppContext, job: ReportToMake): Promise<ReportContent> {
  const { reportData } = job;
  const content = await readReportContent(app, scopeOf(job));
  const given = reportData && readReportData(reportData);
  return !given || 'field' in given ? content : withGiven(content, given);
}

const periodOf = ({ from, to }: ReportToMake) => `${dayText(from)} – ${dayText(to)}`;

function paperOf(job: ReportToMake, content: ReportContent): AsyncIterable<Buffer> {
  const { reportType, requestedBy, recipientEmail, customMessage } = job;
  const facts = {
    title: reportName(reportType),
    description: REPORTS.find(({ id }) => id === reportType)?.description ?? '',
    period: periodOf(job),
    properties: propertiesText(job.properties),
    preparedFor: recipientEmail,
    preparedBy: requestedBy,
    madeOn: dayText(job.today),
    message: customMessage,
  };
  // Its library is a seventh of what a start would load; a server may never draw a report.
  const { drawReport }: typeof import('../paper/draw-report') = require('../paper/draw-report');
  return drawReport(facts, content);
}

/**
 * Stores files, status and email in one transaction: a process that dies leaves nothing behind and
 * the job starts over; if it was merely slow, the second run waits and then finds it done.
 */
async function make(app: AppContext, transaction: Transaction, id: number): Promise<void> {
  await takeTime(transaction);
  await transaction.query(LOCK, [REPORT_LOCK, id]);
  const [job] = await read(app, BEGIN, [id]);
  if (!job) return;
  const running = (progress: number) =>
    publishProgress(app, id, { status: ReportStatus.RUNNING, progress });
  await running(5);
  const content = await contentOf(app, job);
  await running(35);
  await storeFile(transaction, { id, kind: 'pdf', bytes: paperOf(job, content) });
  await running(60);
  const { recipientEmail } = job;
  await storeFile(transaction, {
    id,
    kind: 'csv',
    bytes: reportCsv(app, { ...scopeOf(job), content }),
    // The number of parts is unknown, so each advances a tenth of the remaining progress.
    onPart: (part) => running(Math.round(95 - 35 * 0.9 ** part)),
  });
  if (recipientEmail) {
    const facts = { to: recipientEmail, job, period: periodOf(job), content };
    await happened({ app }, transaction, reportEmailed, await reportEmail(transaction, facts));
  }
  const status = recipientEmail ? ReportStatus.SENT : ReportStatus.READY;
  await setStanding(app, transaction, { id, status, progress: 100 });
}

/** The worker's part: generates a report, stores its files and queues its email. */
export async function makeReport(app: AppContext, { id }: { id: number }): Promise<void> {
  try {
    await inTransaction(app, (transaction) => make(app, transaction, id));
  } catch (error) {
    // Temporary failures are retried.
    if (passingRefusal(error)) throw error;
    app.log.error({ err: error }, 'A report could not be generated');
    await publishProgress(app, id, { status: ReportStatus.FAILED, progress: 0, error: NOT_MADE });
  }
}
