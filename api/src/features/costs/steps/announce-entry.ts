import type { Action } from '../../../core/audiences/action';
import type { Announcement } from '../../../core/audiences/announce';
import { type HappeningKind, happened, type Origin } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { propertySubject } from '../../properties/steps/lock-property';
import { type CostNews, costEntered } from '../costs.happenings';
import { type LedgerEntry, moneyText } from '../rules';
import type { LockedLedger } from './lock-ledger';

const OWNERS = statement(
  'owners-of-shares',
  `select m.user_id as "userId", array_agg(s.share_number order by s.share_number) as shares
    from shares s join present_members m on m.share_id = s.id
    where s.property_id = $1 and s.share_number = any($2::int[]) group by m.user_id`,
);

/** An amount in the currency of the ledger, for notifications. */
export const amountText = ({ currency }: LockedLedger, amount: number) =>
  moneyText(amount, currency);

/** The entry of the audit log for who keeps the books; null for an owner, whose entry says so. */
export function auditOf(ledger: LockedLedger, after: object): Action | null {
  const { userId, mayKeepBooks, propertyId, propertyName } = ledger;
  if (!mayKeepBooks) return null;
  const subject = propertySubject({ id: propertyId, name: propertyName });
  return { subject, propertyId, after, byId: userId };
}

interface Published {
  entry: LedgerEntry;
  title: string;
  as?: HappeningKind<CostNews>;
  /** Notifications of other kinds, which replace those of their users. */
  also?: readonly Announcement[];
}

/** Returns what the owners are notified of whose balance an entry changes, each with their part. */
async function announcements(
  transaction: Transaction,
  ledger: LockedLedger,
  { entry, title }: Published,
): Promise<Announcement[]> {
  const parts = new Map(entry.postings.map(([account, amount]) => [account, amount]));
  const shares = [...parts.keys()].filter((account) => typeof account === 'number');
  const owners = await transaction.query(OWNERS, [ledger.propertyId, shares]);
  const due = 'dueOn' in entry ? { day: entry.dueOn } : {};
  return owners.map((owner) => {
    const part = owner.shares.reduce((sum, share) => sum + (parts.get(share) ?? 0), 0);
    return {
      kind: 'dueOn' in entry ? 'dues.raised' : 'cost.entered',
      ...{ userId: owner.userId, propertyId: ledger.propertyId, byId: ledger.userId },
      facts: {
        ...{ title, amount: amountText(ledger, Math.abs(part)), isCredit: part > 0, ...due },
      },
    };
  });
}

/** Notifies all whom a new entry concerns; the log keeps it for who keeps the books. */
export async function publishEntry(
  origin: Origin,
  transaction: Transaction,
  ledger: LockedLedger,
  published: Published,
): Promise<void> {
  const { entry, as = costEntered, also = [] } = published;
  const { propertyId, listeners, currency } = ledger;
  const { seq, kind } = entry;
  const known = also.map(({ userId }) => userId);
  const owners = await announcements(transaction, ledger, published);
  const amount = 'amount' in entry ? { amount: entry.amount } : {};
  await happened(origin, transaction, as, {
    ...{ propertyId, listeners, audit: auditOf(ledger, { seq, kind, currency, ...amount }) },
    activity: [...owners.filter(({ userId }) => !known.includes(userId)), ...also],
  });
}
