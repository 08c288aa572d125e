import { announce } from '../../../core/audiences/announce';
import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { todayAt } from '../../properties/property.columns';
import type { Share } from '../share.entity';
import { queueHandovers } from './queue-handovers';

const PASSING = statement(
  'weeks-that-pass',
  `select b.property_id as "propertyId", w.start_date::text as "startDate",
      w.end_date::text as "endDate", guest.id as "guestId"
    from bookings b
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join properties p on p.id = b.property_id
    left join users guest on guest.id = b.guest_id and guest.linked_property_id = p.id
    where b.share_id = any($1::bigint[]) and b.released_at is null
      and w.start_date > ${todayAt('p')}
    order by w.start_date`,
);

/** The weeks of shares that their next owners get, with the guests. */
export type PassingWeeks = readonly Row<'weeks-that-pass'>[];

/** Reads the weeks that pass with shares, before these change owners: then the guests are gone. */
export const passingWeeks = (
  transaction: Transaction,
  shareIds: readonly number[],
): Promise<PassingWeeks> => transaction.query(PASSING, [[...shareIds]]);

interface Passing {
  byId: number | undefined;
  /** The former owner. */
  from: number | null;
  weeks: PassingWeeks;
}

/** Notifies the guests whose stays end as their host's share leaves them. */
export const announceEndedStays = (
  transaction: Transaction,
  { byId, from, weeks }: Passing,
): Promise<void> =>
  announce(
    transaction,
    weeks.map(({ guestId, propertyId, startDate, endDate }) => ({
      kind: 'stay.taken',
      userId: guestId,
      propertyId,
      byId,
      otherId: from,
      facts: { weeks: [{ startDate, endDate }] },
    })),
  );

interface Handover extends Passing {
  share: Pick<Share, 'id' | 'propertyId' | 'shareNumber'>;
  to: number | null;
  reason?: string | undefined;
}

/**
 * Notifies the owner who loses a share, the one who gets it, guests whose stays end with it, and
 * the drafts in which it chooses.
 */
export async function announceHandover(
  transaction: Transaction,
  { byId, share: { id, propertyId, shareNumber }, from, to, weeks, reason }: Handover,
): Promise<void> {
  const dates = weeks.map(({ startDate, endDate }) => ({ startDate, endDate }));
  const common = { propertyId, byId, facts: { shares: [shareNumber], weeks: dates, reason } };
  await announce(transaction, [
    { ...common, kind: 'share.taken', userId: from, otherId: to },
    { ...common, kind: 'share.given', userId: to, otherId: from },
  ]);
  await announceEndedStays(transaction, { byId, from, weeks });
  await queueHandovers(transaction, [id]);
}
