import { route } from '../../core/http/rest';
import { DraftIdArgs } from './draft.inputs';
import { exportLog } from './use-cases/export-log';

export const draftRoutes = [
  route({
    method: 'GET',
    url: '/api/drafts/:draftId/log',
    scope: 'DRAFT_READ',
    tag: 'Draft',
    summary: 'Download the log of a draft, which npm run verify-draft can check.',
    params: DraftIdArgs,
    handle: (call, { params }) => exportLog(call, params),
  }),
];
