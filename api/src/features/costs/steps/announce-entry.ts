import type { Action } from '../../../core/audiences/action';
import type { ActivityKind } from '../../../core/audiences/activity';
import type { Announcement } from '../../../core/audiences/announce';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { propertySubject } from '../../properties/steps/lock-property';
import { type LedgerEntry, moneyText } from '../rules';
import type { LockedLedger } from './lock-ledger';

const OWNERS = statement(
  'owners-of-shares',
  `select m.user_id as "userId", array_agg(s.share_number order by s.share_number) as shares
    from shares s join present_members m on m.share_id = s.id
    where s.property_id = $1 and s.share_number = any($2::int[]) group by m.user_id`,
);

/** The owners of some shares, with which of them are theirs. */
export const ownersOf = (
  transaction: Transaction,
  { propertyId }: LockedLedger,
  shares: readonly number[],
) => transaction.query(OWNERS, [propertyId, [...shares]]);

/** What Home says of an amount, in the currency of the ledger. */
export const amountText = ({ currency }: LockedLedger, amount: number) =>
  moneyText(amount, currency);

/**
 * Returns what the owners are notified of whose balance an entry changes, each with the amount of
 * their shares; who entered it is not.
 */
export async function announceEntry(
  transaction: Transaction,
  ledger: LockedLedger,
  entry: LedgerEntry,
  { kind, title, byId }: { kind: ActivityKind; title: string; byId: number | null },
): Promise<Announcement[]> {
  const parts = new Map(entry.postings.map(([account, amount]) => [account, amount]));
  const shares = [...parts.keys()].filter((account) => typeof account === 'number');
  const owners = await ownersOf(transaction, ledger, shares);
  return owners.map(({ userId, shares }) => {
    const part = shares.reduce((sum, share) => sum + (parts.get(share) ?? 0), 0);
    return {
      ...{ kind, userId, propertyId: ledger.propertyId, byId: byId ?? undefined },
      facts: {
        ...{ title, amount: amountText(ledger, Math.abs(part)), isCredit: part > 0 },
        ...('dueOn' in entry && { day: entry.dueOn }),
      },
    };
  });
}

/** The entry of the audit log for who keeps the books; null for an owner, whose entry says so. */
export function auditOf(ledger: LockedLedger, after: object): Action | null {
  const { actor, mayKeepBooks, propertyId, propertyName } = ledger;
  if (!mayKeepBooks) return null;
  const subject = propertySubject({ id: propertyId, name: propertyName });
  return { subject, propertyId, after, byId: actor.userId };
}
