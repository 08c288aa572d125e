import type { Readable } from 'node:stream';
import { ROWS_PER_STEP } from '../../../core/database/all-rows';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type CsvQuery, csvOf, delimited } from '../../../core/http/csv-stream';
import { words } from '../../../core/paper/content';
import type { RequestContext } from '../../../core/request-context';
import type { HouseLedgerArgs } from '../cost.inputs';
import type { LedgerEntryView } from '../cost.types';
import { balancesOf, decimalText, type ExportedLedger } from '../rules';
import { listEntries } from './list-entries';
import { readCostsForFile } from './read-costs';

const LINKS = statement(
  'links-of-ledger',
  'select text, hash, salt, details from ledger_entries where property_id = $1 order by seq',
);

/** Exports the whole ledger of a property, for its owners, bookkeepers and administrators. */
export async function exportLedger(
  call: RequestContext,
  args: HouseLedgerArgs,
): Promise<ExportedLedger> {
  const { propertyName: house, currency } = await readCostsForFile(call, args);
  const links = await read(call.app, LINKS, [args.propertyId]);
  const entries = links.map(({ text, hash, salt, details }) =>
    salt === null || details === null
      ? { text, hash }
      : { text, hash, details: { salt, text: details } },
  );
  return {
    house,
    currency,
    entries,
    balances: balancesOf(links.map(({ text }) => JSON.parse(text))),
  };
}

const titleOf = (account: string) => (/\d/.test(account) ? `Share ${account}` : words(account));

const rowOf = (it: LedgerEntryView) => ({
  ...{ Entry: `${it.seq}`, Date: it.date, Kind: words(it.kind), What: it.title },
  ...{ 'Who was paid': it.supplier, Category: words(it.category ?? ''), 'Entered by': it.byName },
  ...{ Reverses: `${it.reverses ?? ''}`, Amount: it.amount },
  ...Object.fromEntries(it.postings.map(({ account, amount }) => [titleOf(account), amount])),
});

async function* rowsOf(call: RequestContext, propertyId: number): AsyncGenerator<object> {
  // Entries are numbered without gaps, so the next page ends a page later.
  for (let before = ROWS_PER_STEP + 1; ; before += ROWS_PER_STEP) {
    const { items } = await listEntries(call, { propertyId, before, first: ROWS_PER_STEP });
    yield* items.toReversed().map(rowOf);
    if (items.length < ROWS_PER_STEP) return;
  }
}

/**
 * Streams the ledger of a property as CSV, for its owners, bookkeepers and administrators: a row for
 * each entry, with what it adds to each account. With semicolons, amounts have a decimal comma.
 */
export async function exportLedgerCsv(
  call: RequestContext,
  args: HouseLedgerArgs,
  query: CsvQuery,
): Promise<Readable> {
  const { currency, accounts } = await readCostsForFile(call, args);
  const point = query.delimiter === 'semicolon' ? ',' : '.';
  const number = (amount: number) => decimalText(amount, currency).replace('.', point);
  const columns = [
    ...['Entry', 'Date', 'Kind', 'What', 'Who was paid', 'Category', 'Entered by', 'Reverses'],
    ...['Amount', ...accounts.map(({ account }) => titleOf(account))],
  ];
  return delimited(csvOf(columns, rowsOf(call, args.propertyId), { cast: { number } }), query);
}
