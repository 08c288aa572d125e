import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { PartInput } from '../cost.inputs';
import { ownerWeights, type Split } from '../rules';
import type { LockedLedger } from './lock-ledger';

const SHARES = statement(
  'shares-to-split-by',
  `select s.share_number as share, s.user_id as "ownerId",
      s.is_active and s.user_id is not null as "takesPart", count(b.id)::int as held,
      count(c.booking_id)::int as stayed
    from shares s
    left join bookings b on b.share_id = s.id and b.year = $2 and b.released_at is null
    left join check_outs c on c.booking_id = b.id
    where s.property_id = $1 group by s.id order by s.share_number`,
);

type ToSplit = Row<'shares-to-split-by'>;
type Weights = Split['weights'];

const WEIGHTS: Readonly<Record<string, (shares: readonly ToSplit[]) => Weights>> = {
  SHARES: (shares) =>
    shares.filter(({ takesPart }) => takesPart).map(({ share }) => [share, 1] as const),
  OWNERS: (shares) =>
    ownerWeights(
      shares.flatMap(({ share, ownerId, takesPart }) =>
        takesPart && ownerId !== null ? [[share, ownerId] as const] : [],
      ),
    ),
  WEEKS_HELD: (shares) => shares.map(({ share, held }) => [share, held] as const),
  WEEKS_STAYED: (shares) => shares.map(({ share, stayed }) => [share, stayed] as const),
};

const NOTHING_TO_SPLIT_BY: Readonly<Record<string, string>> = {
  WEEKS_HELD: 'No share holds a week in that year.',
  WEEKS_STAYED: 'No one has checked out after a week of that year yet.',
};

/** An amount to split, as it is entered. */
interface ToBeSplit {
  method: Split['method'];
  date: string;
  amount: number;
  parts?: readonly PartInput[] | undefined;
}

function weightsByHand({ shares }: LockedLedger, { parts = [], amount }: ToBeSplit): Weights {
  const unknown = parts.find(({ share }) => !shares.includes(share));
  if (unknown) {
    const sentence = `This property has no share ${unknown.share}.`;
    throw new AppError('BAD_USER_INPUT', sentence, 'parts');
  }
  if (parts.reduce((sum, part) => sum + part.amount, 0) !== amount) {
    const sentence = 'The amounts of the shares have to add up to the whole amount.';
    throw new AppError('BAD_USER_INPUT', sentence, 'parts');
  }
  return parts
    .filter((part) => part.amount > 0)
    .map((part) => [part.share, part.amount] as const)
    .toSorted(([one], [other]) => one - other);
}

/**
 * Returns how an amount is split: by hand as it is entered, otherwise by the shares and weeks as
 * they are now. Refuses a split by which no one would bear anything.
 */
export async function weighSplit(
  transaction: Transaction,
  ledger: LockedLedger,
  toBeSplit: ToBeSplit,
): Promise<Split> {
  const { method, date, parts } = toBeSplit;
  if (method !== 'BY_HAND' && parts) {
    throw new AppError('BAD_USER_INPUT', 'Only a split by hand has amounts.', 'parts');
  }
  if (method === 'RESERVE') return { method, weights: [] };
  if (method === 'BY_HAND') return { method, weights: weightsByHand(ledger, toBeSplit) };
  const year = Number(date.slice(0, 4));
  const shares = await transaction.query(SHARES, [ledger.propertyId, year]);
  const weights = WEIGHTS[method]?.(shares) ?? [];
  if (weights.some(([, weight]) => weight > 0)) return { method, weights };
  const problem = NOTHING_TO_SPLIT_BY[method] ?? 'No share takes part in the costs.';
  throw new AppError('CONFLICT', `${problem} Please choose another way to split it.`, 'method');
}
