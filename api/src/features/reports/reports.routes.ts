import { route, routesOf } from '../../core/http/rest';
import { MAX_LARGE_BODY_BYTES } from '../../core/limits/body-limits';
import { GenerateReportInput, SendReportInput } from './report.inputs';
import { ReportJobView } from './report-job.types';
import { generateReport, sendReport } from './use-cases/request-report';

export const reportsRoutes = routesOf('Reports', [
  route('POST', '/api/admin/reports/generate', {
    id: 'generateReport',
    scope: 'REPORTS_ADMIN',
    status: 202,
    maxBodyBytes: MAX_LARGE_BODY_BYTES,
    summary:
      'Generate a report; returns its job, whose pdfUrl and csvUrl are set once it is ready.',
    body: GenerateReportInput,
    answer: ReportJobView,
    handle: (call, { body }) => generateReport(call, body),
  }),
  route('POST', '/api/admin/reports/send', {
    id: 'sendReport',
    status: 202,
    maxBodyBytes: MAX_LARGE_BODY_BYTES,
    summary: 'Generate a report and send it by e-mail with PDF and CSV; returns its job.',
    body: SendReportInput,
    answer: ReportJobView,
    handle: (call, { body }) => sendReport(call, body),
  }),
]);
