import { Readable } from 'node:stream';
import { CsvQuery } from '../../core/http/csv-stream';
import { fileRoute, routesOf } from '../../core/http/rest';
import { CostsArgs, HouseLedgerArgs, ShareQuery } from './cost.inputs';
import { exportLedger, exportLedgerCsv } from './use-cases/export-ledger';
import { makeStatement } from './use-cases/make-statement';

const scope = 'COSTS_READ';

export const costsRoutes = routesOf('Costs', [
  fileRoute('GET', '/api/properties/:propertyId/ledger', {
    scope,
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
  fileRoute('GET', '/api/properties/:propertyId/ledger.csv', {
    scope,
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
  fileRoute('GET', '/api/properties/:propertyId/statements/:year.pdf', {
    scope,
    id: 'getStatement',
    summary:
      'Download the statement of a year as PDF: of a share (?share=), or of the whole house.',
    params: CostsArgs,
    query: ShareQuery,
    media: 'application/pdf',
    handle: async (call, { params, query }) => ({
      content: Readable.from(await makeStatement(call, params, query)),
      type: 'application/pdf',
      fileName: `fairweek-house-${params.propertyId}-${params.year}${query.share ? `-share-${query.share}` : ''}.pdf`,
    }),
  }),
]);
