import { CsvQuery, delimited } from '../../core/http/csv-stream';
import { fileRoute, routesOf } from '../../core/http/rest';
import {
  AuditExportQuery,
  ExportArgs,
  ExportQuery,
  ExportSelectedInput,
  ReportIdArgs,
} from './report.inputs';
import { exportAuditCsv } from './use-cases/export-audit-csv';
import { exportCsv } from './use-cases/export-csv';
import { openReportFile } from './use-cases/open-file';

const CSV = 'text/csv; charset=utf-8';

const fileNameOf = (name: string) =>
  `fairweek-${name}-${new Date().toISOString().slice(0, 10)}.csv`;

const reportFileRoute = (kind: 'pdf' | 'csv') =>
  fileRoute('GET', `/api/admin/reports/:id/report.${kind}`, {
    id: `downloadReport${kind[0]?.toUpperCase()}${kind.slice(1)}`,
    media: kind === 'pdf' ? 'application/pdf' : 'text/csv',
    // The CSV asks for the password.
    scope: kind === 'pdf' ? 'REPORTS_ADMIN' : undefined,
    summary: `A report as ${kind.toUpperCase()}.`,
    params: ReportIdArgs,
    query: kind === 'pdf' ? undefined : CsvQuery,
    async handle(call, { params: { id }, query }) {
      const { fileName, bytes } = await openReportFile(call, { id, kind });
      if (!query) return { content: bytes, type: 'application/pdf', fileName };
      return { content: delimited(bytes, query), type: CSV, fileName };
    },
  });

/** CSV tables and the files of reports, streamed: they are never entirely in memory. */
export const reportFilesRoutes = routesOf('Reports', [
  fileRoute('GET', '/api/admin/exports/:name.csv', {
    id: 'exportTable',
    summary: 'Download users, properties, shares, weeks, requests, swaps or analytics as CSV.',
    params: ExportArgs,
    query: ExportQuery,
    media: 'text/csv',
    async handle(call, { params: { name }, query }) {
      const content = await exportCsv(call, name, query.ids?.split(',').map(Number));
      return { content: delimited(content, query), type: CSV, fileName: fileNameOf(name) };
    },
  }),
  fileRoute('POST', '/api/admin/exports/:name.csv', {
    id: 'exportSelected',
    summary: 'Download selected users, properties, shares, weeks, requests or swaps as CSV.',
    params: ExportArgs,
    body: ExportSelectedInput,
    media: 'text/csv',
    query: CsvQuery,
    async handle(call, { params: { name }, query, body: { ids } }) {
      const content = await exportCsv(call, name, ids);
      return { content: delimited(content, query), type: CSV, fileName: fileNameOf(name) };
    },
  }),
  fileRoute('GET', '/api/admin/audit-log.csv', {
    id: 'exportAuditLog',
    summary: 'Download the audit log as CSV: the entries that match the filters, in sentences.',
    query: AuditExportQuery,
    media: 'text/csv',
    async handle(call, { query }) {
      const content = delimited(await exportAuditCsv(call, query), query);
      return { content, type: CSV, fileName: fileNameOf('audit-log') };
    },
  }),
  reportFileRoute('pdf'),
  reportFileRoute('csv'),
]);
