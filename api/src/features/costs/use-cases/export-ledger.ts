import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';
import type { HouseLedgerArgs } from '../cost.inputs';
import { notOpenYet, requireCostsFile } from '../cost.policy';
import { accountOf, addUp, type ExportedLedger } from '../rules';

const LEDGER = statement(
  'export-ledger',
  `select p.name as house, l.currency,
      (select coalesce(json_agg(json_build_object('text', e.text, 'hash', e.hash, 'salt', e.salt,
          'details', e.details) order by e.seq), '[]')
        from ledger_entries e where e.property_id = p.id) as entries,
      (select coalesce(json_agg(json_build_object('account', b.account, 'amount', b.amount)), '[]')
        from ledger_balances b where b.property_id = p.id) as balances
    from ledgers l join properties p on p.id = l.property_id where p.id = $1`,
);

/** Exports the whole ledger of a property, for its owners, bookkeepers and administrators. */
export async function exportLedger(
  call: RequestContext,
  { propertyId }: HouseLedgerArgs,
): Promise<ExportedLedger> {
  await requireCostsFile(call, propertyId);
  const [ledger] = await read(call.app, LEDGER, [propertyId]);
  if (!ledger) throw notOpenYet();
  return {
    ...{ house: ledger.house, currency: ledger.currency },
    entries: ledger.entries.map(({ text, hash, salt, details }) => ({
      ...{ text, hash },
      ...(salt !== null && details !== null && { details: { salt, text: details } }),
    })),
    balances: addUp(ledger.balances.map(({ account, amount }) => [accountOf(account), amount])),
  };
}
