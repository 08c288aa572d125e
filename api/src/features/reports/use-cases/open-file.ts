import { Readable } from 'node:stream';
import { read } from '../../../core/database/database';
import { type Row, statement, type Values } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { requireRecentPassword, requireRecentPasswordOrToken } from '../../auth/auth.policy';
import { requireReporter } from '../reports.policy';
import { fileNameOf } from '../rules';
import { readReport } from './find-report';

/** The parts of a report's file, by either kind. */
export type ReadPart = (values: Values<'report-part'>) => Promise<Row<'report-part'>[]>;

export const PART = statement(
  'report-part',
  'select content from report_files where job_id = $1 and kind = $2 and part = $3',
);

/** Streams a report's file, one part in memory at a time. */
export async function* fileParts(
  readPart: ReadPart,
  { id, kind }: { id: number; kind: 'pdf' | 'csv' },
): AsyncGenerator<Buffer> {
  for (let part = 1; ; part += 1) {
    const [found] = await readPart([id, kind, part]);
    if (!found) return;
    yield found.content;
  }
}

/**
 * Opens the PDF or CSV of a report for download; NOT_FOUND before it is ready and after 7 days.
 * Asks for the password again; of both, tokens may open the PDF.
 */
export async function openReportFile(
  call: RequestContext,
  { id, kind }: { id: number; kind: 'pdf' | 'csv' },
): Promise<{ fileName: string; bytes: Readable }> {
  requireReporter(call);
  if (kind === 'csv') requireRecentPassword(call);
  else requireRecentPasswordOrToken(call);
  const job = await readReport(call.app, id);
  if (job.pdfUrl === null) {
    throw new AppError('NOT_FOUND', 'The files of this report are no longer available.', 'id');
  }
  const parts = fileParts((values) => read(call.app, PART, values), { id, kind });
  return { fileName: fileNameOf(job.reportType, job, kind), bytes: Readable.from(parts) };
}
