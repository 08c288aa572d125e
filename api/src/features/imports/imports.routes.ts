import { CsvQuery, delimited } from '../../core/http/csv-stream';
import { fileRoute, routesOf, uploadRoute } from '../../core/http/rest';
import { ImportIdArgs, ImportQuery } from './import.inputs';
import { ImportJobView } from './import.types';
import { countImportInvitations } from './use-cases/count-import-invitations';
import { downloadRefused } from './use-cases/download-refused';
import { stageImport } from './use-cases/stage-import';
import { previewTakeBack } from './use-cases/take-back-import';

export const importsRoutes = routesOf('Shares', [
  uploadRoute('/api/admin/imports', {
    id: 'uploadImport',
    scope: 'PROPERTIES_ADMIN',
    accepts: 'text/csv',
    summary:
      'Upload a CSV file of owners and shares, or of weeks (property, share, year and week or arrival), ' +
      'for a preview (?fileName=); changes nothing. If its ' +
      'titles are other ones, say which column is which (&firstName=0&lastName=1…). If both names ' +
      'have the same column, it is split at its last space or its comma.',
    query: ImportQuery,
    status: 201,
    answer: ImportJobView,
    async handle(call, { query, body }) {
      const job = await stageImport(call, query, body);
      const invitations = await countImportInvitations(call, job);
      return { ...job, invitations, takeBack: await previewTakeBack(call, job) };
    },
  }),
  fileRoute('GET', '/api/admin/imports/:id/refused.csv', {
    id: 'downloadRefusedRows',
    summary: 'Download the refused rows of an import as CSV, each with what is wrong.',
    params: ImportIdArgs,
    query: CsvQuery,
    media: 'text/csv',
    async handle(call, { params, query }) {
      const { content, fileName } = await downloadRefused(call, params);
      return { content: delimited(content, query), type: 'text/csv; charset=utf-8', fileName };
    },
  }),
]);
