import { uploadRoute } from '../../kit/rest';
import { ImportQuery } from './import.inputs';
import { stageImport } from './use-cases/stage-import';

export const importsRoutes = [
  uploadRoute({
    url: '/api/admin/imports',
    tag: 'Shares',
    accepts: 'text/csv',
    summary: 'Reads and checks a CSV file of owners and shares (?fileName=); changes nothing.',
    query: ImportQuery,
    handle: (call, { query, body }) => stageImport(call, query, body),
  }),
];
