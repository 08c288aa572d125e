import { uploadRoute } from '../../core/http/rest';
import { ImportQuery } from './import.inputs';
import { ImportJobView } from './import.types';
import { stageImport } from './use-cases/stage-import';

export const importsRoutes = [
  uploadRoute({
    url: '/api/admin/imports',
    id: 'uploadImport',
    scope: 'PROPERTIES_ADMIN',
    tag: 'Shares',
    accepts: 'text/csv',
    summary: 'Upload a CSV file of owners and shares (?fileName=) for a preview; changes nothing.',
    query: ImportQuery,
    status: 201,
    answer: ImportJobView,
    handle: (call, { query, body }) => stageImport(call, query, body),
  }),
];
