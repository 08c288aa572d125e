import { route, routesOf } from '../../core/http/rest';
import type { RestAnswer } from '../../core/http/rest-answer';
import { DraftIdArgs } from './draft.inputs';
import { exportLog } from './ledger/use-cases/export-log';

const DRAFT_LOG: RestAnswer = {
  name: 'DraftLog',
  description: 'The whole log of a draft.',
  properties: {
    property: { type: 'string', description: 'Name of the property.' },
    year: { type: 'integer', description: 'Year that is drafted.' },
    status: { type: 'string', description: 'Status of the draft.' },
    entries: {
      type: 'array',
      description: 'Its entries, oldest first.',
      items: {
        type: 'object',
        required: ['text', 'hash'],
        properties: {
          text: { type: 'string', description: 'What happened, as JSON.' },
          hash: { type: 'string', description: 'SHA-256 of the previous hash and the text.' },
        },
      },
    },
  },
};

export const draftRoutes = routesOf('Draft', [
  route('GET', '/api/drafts/:draftId/log', {
    id: 'getDraftLog',
    scope: 'DRAFT_READ',
    summary: 'Download the log of a draft, which npm run verify-draft can check.',
    params: DraftIdArgs,
    answer: DRAFT_LOG,
    handle: (call, { params }) => exportLog(call, params),
  }),
]);
