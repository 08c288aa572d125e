import { happened, type Origin } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { todayAt } from '../../properties/property.columns';
import type { Share } from '../share.entity';
import { sharePassed } from '../shares.happenings';

const PASSING = statement(
  'weeks-that-pass',
  `select b.share_id as "shareId", b.property_id as "propertyId", w.start_date::text as "startDate",
      w.end_date::text as "endDate", guest.id as "guestId"
    from bookings b
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join properties p on p.id = b.property_id
    left join users guest on guest.id = b.guest_id and guest.linked_property_id = p.id
    where b.share_id = any($1::bigint[]) and b.released_at is null
      and w.start_date >= coalesce($2::date, ${todayAt('p')} + 1)
    union all
    select pick.share_id, w.property_id, w.start_date::text, w.end_date::text, null
    from draft_picks pick join drafts d on d.id = pick.draft_id and d.status <> 'ENDED'
    join weeks w on w.property_id = d.property_id and w.year = d.year and w.week = pick.week
    where pick.share_id = any($1::bigint[]) and w.start_date >= coalesce($2::date, '-infinity')
    order by "startDate"`,
);

// The holder of a stay that has begun is who had the share then. The database has ended the swaps,
// and whom it named for the share is notified of each later.
const TAKEN = statement(
  'what-former-owners-lose',
  `select former.id,
      exists (select 1 from bookings b
        join tenures t on t.id = b.tenure_id and t.user_id = former.id
        join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
        join properties p on p.id = b.property_id
        where b.share_id = $1 and b.released_at is null and w.start_date <= ${todayAt('p')})
        as "keepsWeeks",
      exists (select 1 from week_swaps swap
          where (swap.share_id = $1 or swap.target_share_id = $1) and not swap.is_told)
        or exists (select 1 from exchange_legs leg join exchanges e on e.id = leg.exchange_id
          where leg.share_id = $1 and e.status = 'ENDED' and not e.is_announced) as "endsSwaps"
    from unnest($2::bigint[]) as former(id)`,
);

/** The weeks of shares that their next owners get, with the guests: booked or chosen in a draft. */
export type PassingWeeks = readonly Row<'weeks-that-pass'>[];

/**
 * Reads the weeks that pass with shares, those from a day on if it is given, before these change
 * owners: then the guests are gone.
 */
export const passingWeeks = (
  transaction: Transaction,
  shareIds: readonly number[],
  day: string | null = null,
): Promise<PassingWeeks> => transaction.query(PASSING, [[...shareIds], day]);

/** The worker task that brings a draft up to date after other people own a share in it. */
export const PROCESS_HANDOVER = 'process-handover';

/** A share of a draft and its new owners: all of them if it names none, as the last release did. */
export interface QueuedHandover {
  draftId: number;
  shareNumber: number;
  newOwners?: readonly number[] | null;
}

const QUEUE = statement(
  'queue-handovers',
  `select graphile_worker.add_job('${PROCESS_HANDOVER}',
      json_build_object('draftId', d.id, 'shareNumber', s.share_number,
        'newOwners', it."newOwners"))::text
    from json_to_recordset($1::json) as it("shareId" bigint, "newOwners" json)
    join shares s on s.id = it."shareId"
    join drafts d on d.property_id = s.property_id and d.status <> 'ENDED'`,
);

/** A share with other owners, of whom `newOwners` get the email of a turn that has begun; null: all. */
interface NewOwners {
  shareId: number;
  newOwners: readonly number[] | null;
}

/** Queues handovers of shares for the drafts in which they choose. */
export const queueEachHandover = (
  transaction: Transaction,
  handovers: readonly NewOwners[],
): Promise<unknown> => transaction.query(QUEUE, [JSON.stringify(handovers)]);

/** Queues those of shares that have the same new owners. */
export const queueHandovers = (
  transaction: Transaction,
  shareIds: readonly number[],
  newOwners: readonly number[] | null = null,
): Promise<unknown> =>
  queueEachHandover(
    transaction,
    shareIds.map((shareId) => ({ shareId, newOwners })),
  );

interface Passing {
  byId: number | undefined;
  /** The former owners, the first first. */
  from: readonly number[];
  weeks: PassingWeeks;
}

/** Notifies the guests whose stays end as their host's share leaves them. */
export const announceEndedStays = (
  origin: Origin,
  transaction: Transaction,
  { byId, from, weeks }: Passing,
): Promise<void> =>
  happened(
    origin,
    transaction,
    sharePassed,
    weeks.map(({ guestId, propertyId, startDate, endDate }) => ({
      kind: 'stay.taken',
      userId: guestId,
      propertyId,
      byId,
      otherId: from[0] ?? null,
      facts: { weeks: [{ startDate, endDate }] },
    })),
  );

interface Handover extends Passing {
  share: Pick<Share, 'id' | 'propertyId' | 'shareNumber'>;
  to: number | null;
  reason?: string | undefined;
}

/**
 * Notifies the owners who lose a share, the one who gets it, guests whose stays end with it, and
 * the drafts in which it chooses.
 */
export async function announceHandover(
  origin: Origin,
  transaction: Transaction,
  { byId, share: { id, propertyId, shareNumber }, from, to, weeks, reason }: Handover,
): Promise<void> {
  const dates = weeks.map(({ startDate, endDate }) => ({ startDate, endDate }));
  const common = { propertyId, byId, facts: { shares: [shareNumber], weeks: dates, reason } };
  const former = await transaction.query(TAKEN, [id, [...from]]);
  await happened(origin, transaction, sharePassed, [
    ...former.map(({ id: userId, keepsWeeks, endsSwaps }) => {
      const facts = { ...common.facts, keepsWeeks, endsSwaps };
      return { ...common, facts, kind: 'share.taken' as const, userId, otherId: to };
    }),
    { ...common, kind: 'share.given' as const, userId: to, otherId: from[0] ?? null },
  ]);
  await announceEndedStays(origin, transaction, { byId, from, weeks });
  await queueHandovers(transaction, [id]);
}
