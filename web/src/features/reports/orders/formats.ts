import type { ReportJob } from '../report-words';

/** The files of a report, the first of which is downloaded unless others are chosen. */
export const FORMATS = ['PDF', 'CSV'] as const;
export type Format = (typeof FORMATS)[number];

/** The addresses of a report's files, of those that are kept. */
export const filesOf = ({ pdfUrl, csvUrl }: ReportJob) =>
  FORMATS.flatMap((format) => {
    const url = format === 'PDF' ? pdfUrl : csvUrl;
    return url ? [{ format, url }] : [];
  });
