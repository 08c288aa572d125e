import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { Transaction } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { delimited } from '../../core/http/csv-stream';
import type { Email, MailAttachment } from '../../core/mail/email';
import type { ReportContent } from './content/content';
import type { ReportType } from './report-status';
import { fileNameOf, reportName } from './rules';
import { fileParts, PART } from './use-cases/open-file';

/**
 * The number of parts (of 512 kB) from which a CSV is sent as .gz: mail servers accept 10 to 25 MB.
 */
const ZIPPED_FROM = 8;

/** Maximum size of a compressed CSV; encoding adds a third. */
const MOST_BYTES = 10 * 1024 * 1024;

const COUNT = statement(
  'count-report-parts',
  `select count(*)::int as parts from report_files where job_id = $1 and kind = 'csv'`,
);

const FIGURES = 6;

/** Returns all bytes, or null if there are too many for an email. */
async function mailable(bytes: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The report that an email is about. */
interface MailedReport {
  id: number;
  reportType: ReportType;
  from: string;
  to: string;
  customMessage: string | null;
  csvDelimiter: string | null;
  requestedBy: string;
  requesterEmail: string | null;
}

/** Returns both files, a large CSV compressed; only the PDF if even that is too large. */
async function attachments(
  transaction: Transaction,
  { id, reportType, from, to, csvDelimiter }: MailedReport,
): Promise<MailAttachment[]> {
  const parts = (kind: 'pdf' | 'csv') =>
    fileParts((values) => transaction.query(PART, values), { id, kind });
  const name = (kind: 'pdf' | 'csv') => fileNameOf(reportType, { from, to }, kind);
  const pdf = { fileName: name('pdf'), contentType: 'application/pdf' };
  const csv = { fileName: name('csv'), contentType: 'text/csv; charset=utf-8' };
  const [counted] = await transaction.query(COUNT, [id]);
  const first = { ...pdf, content: await buffer(parts('pdf')) };
  const rows = delimited(Readable.from(parts('csv')), {
    ...(csvDelimiter && { delimiter: csvDelimiter }),
  });
  if ((counted?.parts ?? 0) < ZIPPED_FROM) {
    return [first, { ...csv, content: await buffer(rows) }];
  }
  const zipped = createGzip();
  pipeline(rows, zipped, () => undefined);
  const content = await mailable(zipped);
  if (!content) return [first];
  return [first, { fileName: `${csv.fileName}.gz`, contentType: 'application/gzip', content }];
}

/** The email that sends a report, with both files attached. */
export async function reportEmail(
  transaction: Transaction,
  options: { to: string; job: MailedReport; period: string; content: ReportContent },
): Promise<Email> {
  const { to, job, period, content } = options;
  const name = reportName(job.reportType);
  const files = await attachments(transaction, job);
  return {
    to,
    subject: `${name}, ${period}`,
    paragraphs: [
      `${job.requestedBy} has sent you the ${name.toLowerCase()} for ${period}.`,
      files.length > 1
        ? 'The PDF is for reading, the CSV for spreadsheets.'
        : `The CSV is too large for an email; ${job.requestedBy} can download it.`,
    ],
    quote: job.customMessage ?? undefined,
    facts: content.figures.slice(0, FIGURES).map(({ label, value }) => ({ label, value })),
    replyTo: job.requesterEmail ?? undefined,
    attachments: files,
  };
}
