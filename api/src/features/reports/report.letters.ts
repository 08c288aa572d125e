import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { Transaction } from '../../kit/database';
import type { Letter, MailAttachment } from '../../kit/mail/letter';
import type { ReportContent } from './content/content';
import { fileNameOf, reportName } from './rules';
import type { ReportToMake } from './use-cases/make-report';
import { fileParts, PART } from './use-cases/open-file';

/** Parts of 512 kB from which on a CSV goes as .gz: mail servers take 10 to 25 MB. */
const ZIPPED_FROM = 8;

const COUNT = {
  name: 'count-report-parts',
  text: `select count(*)::int as parts from report_files where job_id = $1 and kind = 'csv'`,
};

const FIGURES = 6;

async function attachments(
  transaction: Transaction,
  { id, reportType, from, to }: ReportToMake,
): Promise<MailAttachment[]> {
  const parts = (kind: 'pdf' | 'csv') =>
    fileParts((values) => transaction.query(PART, values), { id, kind });
  const name = (kind: 'pdf' | 'csv') => fileNameOf(reportType, { from, to }, kind);
  const pdf = { fileName: name('pdf'), contentType: 'application/pdf' };
  const csv = { fileName: name('csv'), contentType: 'text/csv; charset=utf-8' };
  const [counted] = await transaction.query<{ parts: number }>(COUNT, [id]);
  const first = { ...pdf, content: await buffer(parts('pdf')) };
  if ((counted?.parts ?? 0) < ZIPPED_FROM) {
    return [first, { ...csv, content: await buffer(parts('csv')) }];
  }
  const zipped = createGzip();
  pipeline(Readable.from(parts('csv')), zipped, () => undefined);
  const fileName = `${csv.fileName}.gz`;
  return [first, { fileName, contentType: 'application/gzip', content: await buffer(zipped) }];
}

/** The mail with which a report goes out, both files attached. */
export async function reportLetter(
  transaction: Transaction,
  options: { to: string; job: ReportToMake; period: string; content: ReportContent },
): Promise<Letter> {
  const { to, job, period, content } = options;
  const name = reportName(job.reportType);
  return {
    to,
    subject: `${name}, ${period}`,
    paragraphs: [
      `${job.requestedBy} sends you the ${name.toLowerCase()} of ${period}.`,
      'The PDF is for reading, the CSV for spreadsheets.',
    ],
    quote: job.customMessage ?? undefined,
    facts: content.figures.slice(0, FIGURES).map(({ label, value }) => ({ label, value })),
    replyTo: job.requesterEmail ?? undefined,
    attachments: await attachments(transaction, job),
  };
}
