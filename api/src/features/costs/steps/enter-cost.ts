import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { CostProposal } from '../cost.entities';
import type { Entered } from '../cost.types';
import { accountOf, type LedgerEntry } from '../rules';
import { hashesOf } from './attach-receipts';
import type { LockedLedger } from './lock-ledger';
import { type NewEntry, postEntry } from './post-entry';
import { weighSplit } from './weigh-split';

/** An expense or a payment, as it is entered or was proposed. */
export type Cost = Pick<
  CostProposal,
  'kind' | 'date' | 'amount' | 'paidBy' | 'paidTo' | 'category' | 'title' | 'supplier' | 'method'
> & { parts: CostProposal['parts'] };

const BEFORE = statement(
  'entered-before',
  `select seq, null::bigint as "proposalId" from ledger_entries
      where property_id = $1 and client_key = $2 and by_id = $3
    union all
    select seq, id from cost_proposals where property_id = $1 and client_key = $2 and by_id = $3
    order by 2 nulls last limit 1`,
);

/** Returns what a request made when it came before; undefined for a new one. */
export async function enteredBefore(
  transaction: Transaction,
  { propertyId, userId }: LockedLedger,
  clientKey: string,
): Promise<Entered | undefined> {
  const [before] = await transaction.query(BEFORE, [propertyId, clientKey, userId]);
  return before;
}

async function entryOf(
  transaction: Transaction,
  ledger: LockedLedger,
  { kind, date, amount, paidBy, paidTo, method, parts }: Cost,
): Promise<NewEntry> {
  const payer = accountOf(paidBy);
  if (kind === 'PAYMENT') {
    return { kind, date, amount, from: payer, to: accountOf(paidTo ?? '') };
  }
  if (!method) throw new Error('An expense has no split.');
  const byHand = parts?.map(([share, part]) => ({ share, amount: part }));
  const split = await weighSplit(transaction, ledger, { method, date, amount, parts: byHand });
  return { kind, date, amount, paidBy: payer, split };
}

/** Refuses a cost that could not be an entry of the ledger. */
export async function checkCost(
  transaction: Transaction,
  ledger: LockedLedger,
  cost: Cost,
): Promise<void> {
  await entryOf(transaction, ledger, cost);
}

/** Makes a cost an entry of a locked ledger, split as its shares and weeks are now. */
export async function postCost(
  transaction: Transaction,
  ledger: LockedLedger,
  cost: Cost,
  origin: { byId: number | null; clientKey: string; fileIds: readonly number[] },
): Promise<LedgerEntry> {
  const { byId, clientKey, fileIds } = origin;
  const made = await entryOf(transaction, ledger, cost);
  const receipts = await hashesOf(transaction, fileIds);
  const words = {
    title: cost.title,
    ...(cost.supplier && { supplier: cost.supplier }),
    ...(cost.category && { category: cost.category }),
    ...(receipts.length > 0 && { receipts }),
  };
  return postEntry(transaction, ledger, made, { byId, clientKey, words });
}
