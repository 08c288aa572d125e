import { route } from '../../kit/rest';
import { DraftIdArgs } from './draft.inputs';
import { exportLog } from './use-cases/export-log';

export const draftRoutes = [
  route({
    method: 'GET',
    url: '/api/drafts/:draftId/log',
    tag: 'Draft',
    summary: 'The whole log of a draft, to be kept and checked (npm run verify-draft).',
    params: DraftIdArgs,
    handle: (call, { params }) => exportLog(call, params),
  }),
];
