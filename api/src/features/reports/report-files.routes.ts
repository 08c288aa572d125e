import { fileRoute } from '../../core/http/rest';
import { AuditFilterArgs } from '../audit/audit-filter.type';
import { ExportArgs, ExportQuery, ExportSelectedInput, ReportIdArgs } from './report.inputs';
import { exportAuditCsv } from './use-cases/export-audit-csv';
import { exportCsv } from './use-cases/export-csv';
import { openReportFile } from './use-cases/open-file';

const tag = 'Reports';
const CSV = 'text/csv; charset=utf-8';

const fileNameOf = (name: string) =>
  `fairweek-${name}-${new Date().toISOString().slice(0, 10)}.csv`;

const reportFileRoute = (kind: 'pdf' | 'csv') =>
  fileRoute({
    method: 'GET',
    url: `/api/admin/reports/:id/report.${kind}`,
    id: `downloadReport${kind[0]?.toUpperCase()}${kind.slice(1)}`,
    media: kind === 'pdf' ? 'application/pdf' : 'text/csv',
    // The CSV asks for the password.
    scope: kind === 'pdf' ? 'REPORTS_ADMIN' : undefined,
    tag,
    summary: `A report as ${kind.toUpperCase()}.`,
    params: ReportIdArgs,
    async handle(call, { params: { id } }) {
      const { fileName, bytes } = await openReportFile(call, { id, kind });
      return { content: bytes, type: kind === 'pdf' ? 'application/pdf' : CSV, fileName };
    },
  });

/** CSV tables and the files of reports, streamed: they are never entirely in memory. */
export const reportFilesRoutes = [
  fileRoute({
    method: 'GET',
    url: '/api/admin/exports/:name.csv',
    id: 'exportTable',
    tag,
    summary: 'Download users, properties, shares, requests, swaps or analytics as CSV.',
    params: ExportArgs,
    query: ExportQuery,
    media: 'text/csv',
    async handle(call, { params: { name }, query: { ids } }) {
      const content = await exportCsv(call, name, ids?.split(',').map(Number));
      return { content, type: CSV, fileName: fileNameOf(name) };
    },
  }),
  fileRoute({
    method: 'POST',
    url: '/api/admin/exports/:name.csv',
    id: 'exportSelected',
    tag,
    summary: 'Download selected users, properties, shares, requests or swaps as CSV.',
    params: ExportArgs,
    body: ExportSelectedInput,
    media: 'text/csv',
    async handle(call, { params: { name }, body: { ids } }) {
      const content = await exportCsv(call, name, ids);
      return { content, type: CSV, fileName: fileNameOf(name) };
    },
  }),
  fileRoute({
    method: 'GET',
    url: '/api/admin/audit-log.csv',
    id: 'exportAuditLog',
    tag,
    summary: 'Download the audit log as CSV: the entries that match the filters, in sentences.',
    query: AuditFilterArgs,
    media: 'text/csv',
    async handle(call, { query }) {
      const content = await exportAuditCsv(call, query);
      return { content, type: CSV, fileName: fileNameOf('audit-log') };
    },
  }),
  reportFileRoute('pdf'),
  reportFileRoute('csv'),
];
