import { CsvQuery } from '../../core/http/csv-stream';
import { fileRoute } from '../../core/http/rest';
import { HouseLedgerArgs } from './cost.inputs';
import { exportLedger } from './use-cases/export-ledger';
import { exportLedgerCsv } from './use-cases/export-ledger-csv';

const SHARED = { method: 'GET', scope: 'COSTS_READ', tag: 'Costs' } as const;

export const costsRoutes = [
  fileRoute({
    ...SHARED,
    url: '/api/properties/:propertyId/ledger',
    id: 'getLedger',
    summary: 'Download the ledger of a property, which npm run verify-ledger can check.',
    params: HouseLedgerArgs,
    media: 'application/json',
    handle: async (call, { params }) => ({
      content: JSON.stringify(await exportLedger(call, params)),
      type: 'application/json; charset=utf-8',
      fileName: `fairweek-house-${params.propertyId}-ledger.json`,
    }),
  }),
  fileRoute({
    ...SHARED,
    url: '/api/properties/:propertyId/ledger.csv',
    id: 'getLedgerCsv',
    summary:
      'Download the ledger of a property as CSV: a row for each entry, a column for each account.',
    params: HouseLedgerArgs,
    query: CsvQuery,
    media: 'text/csv',
    handle: async (call, { params, query }) => ({
      content: await exportLedgerCsv(call, params, query),
      type: 'text/csv; charset=utf-8',
      fileName: `fairweek-house-${params.propertyId}-ledger.csv`,
    }),
  }),
];
