import type { Announcement } from '../../../core/audiences/announce';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { amountText } from './announce-entry';
import type { Cost } from './enter-cost';
import type { LockedLedger } from './lock-ledger';

/** Those who may approve a cost, besides administrators, who find it among what waits for them. */
const ANSWERERS = statement(
  'answerers-of-cost',
  `select user_id as id from bookkeepers where property_id = $1
    union
    select m.user_id from shares s join present_members m on m.share_id = s.id
    where s.property_id = $1 and case when $3::text is not null
      then $2 <> 'BANK' and s.share_number::text = $3
      else $4::boolean and s.share_number::text <> $2 end`,
);

/** Returns what those are notified of who may answer a proposal. */
export async function announceProposal(
  transaction: Transaction,
  ledger: LockedLedger,
  { amount, paidBy, paidTo, title }: Cost,
): Promise<Announcement[]> {
  const { propertyId, approval, userId: byId } = ledger;
  const bySecond = approval === 'SECOND_OWNER';
  const values = [propertyId, paidBy, paidTo, bySecond] as const;
  const answerers = await transaction.query(ANSWERERS, values);
  return answerers.map(({ id }) => ({
    ...({ kind: 'cost.proposed', userId: id, propertyId, byId } as const),
    facts: { title, amount: amountText(ledger, amount) },
  }));
}
