import type { ReportJob } from '../report-words';

/** The files of a report. */
export const FORMATS = ['PDF', 'CSV'] as const;
export type Format = (typeof FORMATS)[number];

/** The default files of a download. */
export const USUAL_FORMATS: readonly Format[] = ['PDF'];

/** The addresses of a report's files, of those that are kept. */
export const filesOf = ({ pdfUrl, csvUrl }: ReportJob) =>
  FORMATS.flatMap((format) => {
    const url = format === 'PDF' ? pdfUrl : csvUrl;
    return url ? [{ format, url }] : [];
  });
