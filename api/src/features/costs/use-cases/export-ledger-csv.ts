import type { Readable } from 'node:stream';
import { ROWS_PER_STEP } from '../../../core/database/all-rows';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type CsvQuery, csvOf, delimited } from '../../../core/http/csv-stream';
import { words } from '../../../core/paper/content';
import type { RequestContext } from '../../../core/request-context';
import type { HouseLedgerArgs } from '../cost.inputs';
import { notOpenYet, requireCostsFile } from '../cost.policy';
import type { LedgerEntryView } from '../cost.types';
import { decimalText } from '../rules';
import { listEntries } from './list-entries';

const ACCOUNTS = statement(
  'accounts-of-ledger',
  `select l.currency, array(select s.share_number from shares s
        where s.property_id = l.property_id order by s.share_number) as shares
    from ledgers l where l.property_id = $1`,
);

const titleOf = (account: string) =>
  Number.isNaN(Number(account)) ? words(account) : `Share ${account}`;

const rowOf = (it: LedgerEntryView) => ({
  ...{ Entry: `${it.seq}`, Date: it.date, Kind: words(it.kind), What: it.title },
  ...{ 'Who was paid': it.supplier, Category: words(it.category ?? ''), 'Entered by': it.byName },
  ...{ Reverses: `${it.reverses ?? ''}`, Amount: it.amount },
  ...Object.fromEntries(it.postings.map(({ account, amount }) => [titleOf(account), amount])),
});

async function* rowsOf(
  call: RequestContext,
  propertyId: number,
): AsyncGenerator<ReturnType<typeof rowOf>> {
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
  { propertyId }: HouseLedgerArgs,
  query: CsvQuery,
): Promise<Readable> {
  await requireCostsFile(call, propertyId);
  const [ledger] = await read(call.app, ACCOUNTS, [propertyId]);
  if (!ledger) throw notOpenYet();
  const point = query.delimiter === 'semicolon' ? ',' : '.';
  const number = (amount: number) => decimalText(amount, ledger.currency).replace('.', point);
  const columns = [
    ...['Entry', 'Date', 'Kind', 'What', 'Who was paid', 'Category', 'Entered by', 'Reverses'],
    ...['Amount', ...[...ledger.shares, 'BANK', 'RESERVE'].map((it) => titleOf(`${it}`))],
  ];
  return delimited(csvOf(columns, rowsOf(call, propertyId), { cast: { number } }), query);
}
