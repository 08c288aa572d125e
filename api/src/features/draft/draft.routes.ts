import { route, routesOf } from '../../core/http/rest';
import type { RestAnswer } from '../../core/http/rest-answer';
import { DraftIdArgs, HouseLogQuery, LedgerArgs } from './draft.inputs';
import { exportHouse, exportLog } from './ledger/use-cases/export-log';
import { exportStamps } from './stamps/use-cases/read-stamps';

/** The draft that a file belongs to. */
const OF_DRAFT = {
  property: { type: 'string', description: 'Name of the property.' },
  year: { type: 'integer', description: 'Year that is drafted.' },
} as const;

const ENTRIES = {
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
} as const;

const STATUS = { type: 'string', description: 'Status of the draft.' } as const;

const DRAFT_LOG: RestAnswer = {
  name: 'DraftLog',
  description: 'The whole log of a draft.',
  properties: { ...OF_DRAFT, status: STATUS, entries: ENTRIES },
};

const HOUSE_LOG: RestAnswer = {
  name: 'HouseLog',
  description: 'The log of a house, with the logs of its drafts.',
  properties: {
    property: OF_DRAFT.property,
    entries: ENTRIES,
    drafts: {
      type: 'array',
      description: 'The logs of its drafts, by year.',
      items: { type: 'object', properties: DRAFT_LOG.properties },
    },
  },
};

const DRAFT_STAMPS: RestAnswer = {
  name: 'DraftStamps',
  description: 'The time stamps of the log of a draft by outside authorities.',
  properties: {
    ...OF_DRAFT,
    stamps: {
      type: 'array',
      description: 'By entry.',
      items: {
        type: 'object',
        required: ['seq', 'authority', 'answer'],
        properties: {
          seq: { type: 'integer', description: 'Number of the stamped entry.' },
          authority: { type: 'string', description: 'The address that was asked.' },
          answer: { type: 'string', description: 'A TimeStampResp of RFC 3161, in base64.' },
        },
      },
    },
  },
};

export const draftRoutes = routesOf('Draft', [
  route('GET', '/api/properties/:propertyId/chain', {
    id: 'getHouseLog',
    scope: 'DRAFT_READ',
    summary: 'Download the log of a house, which npm run verify-draft can check.',
    params: LedgerArgs,
    query: HouseLogQuery,
    answer: HOUSE_LOG,
    handle: (call, { params, query }) => exportHouse(call, { ...params, ...query }),
  }),
  route('GET', '/api/drafts/:draftId/log', {
    id: 'getDraftLog',
    scope: 'DRAFT_READ',
    summary: 'Download the log of a draft, which npm run verify-draft can check.',
    params: DraftIdArgs,
    answer: DRAFT_LOG,
    handle: (call, { params }) => exportLog(call, params),
  }),
  route('GET', '/api/drafts/:draftId/stamps', {
    id: 'getDraftStamps',
    scope: 'DRAFT_READ',
    summary: 'Download the time stamps of the log of a draft.',
    params: DraftIdArgs,
    answer: DRAFT_STAMPS,
    handle: (call, { params }) => exportStamps(call, params),
  }),
]);
