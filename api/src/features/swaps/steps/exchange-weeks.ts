import { happened, type Origin } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { isClaimLimited, limitRefusal } from '../../weeks/rules';
import { readClaimLimit } from '../../weeks/steps/read-claim-limit';
import { heldBy, STANDING_COLUMNS, weekOn } from '../listing/standing.columns';
import { type ExchangeRefusal, exchangeRefusal, type StandingBooking } from '../rules';
import { guestsMoved, weeksExchanged } from '../swaps.happenings';
import type { LockedSwap } from './lock-swap';
import { guestsOf } from './moving-guests';

// The caller has locked the bookings; the year is locked here, so no draft opens before the
// exchange.
const BOOKING = statement(
  'booking-to-swap',
  `select b.id, b.year, b.week, ${STANDING_COLUMNS}
    from ${heldBy({ id: '$1', share: '$2', owner: '$3' })}
    for share of y`,
);

// Claims lock the week before the year as well, so the second of two concurrent claims sees it is
// taken.
const OPEN_WEEK = statement(
  'open-week-to-swap',
  `select w.year, w.week, ${STANDING_COLUMNS}, y.is_open_for_claims as "isOpenForClaims",
      w.is_maintenance as "isMaintenance"
    from ${weekOn({ property: '$1', start: '$2::date', end: '$3::date' })}
    for update of w for share of y`,
);

const HOLDER = statement(
  'holder-of-open-week',
  `select 1 from bookings
    where property_id = $1 and year = $2 and week = $3 and released_at is null`,
);

/**
 * Gives each booking of $2 to the holder of the one in $1; the named guests move with the owner
 * where $3 says so.
 */
export const EXCHANGE = statement(
  'exchange-bookings',
  `update bookings b set share_id = given.share_id,
      guests = case when leg.guests_come then given.guests else '' end,
      guest_count = case when leg.guests_come then given.guest_count end,
      guests_shown = leg.guests_come and given.guests_shown,
      guest_id = case when leg.guests_come then given.guest_id end, is_open_to_swap = false,
      updated_at = now(), version = b.version + 1
    from unnest($1::bigint[], $2::bigint[], $3::boolean[]) as leg(gives_id, gets_id, guests_come)
    join bookings given on given.id = leg.gives_id
    where b.id = leg.gets_id`,
);

const MOVE = statement(
  'move-booking',
  `update bookings set year = $2, week = $3, is_open_to_swap = false, updated_at = now(),
      version = version + 1, only_claim_of = case when $4::boolean then share_id end,
      guests = case when $5::boolean then guests else '' end,
      guest_count = case when $5::boolean then guest_count end,
      guests_shown = $5::boolean and guests_shown,
      guest_id = case when $5::boolean then guest_id end
    where id = $1`,
);

const NUMBER = statement(
  'number-of-share-to-swap',
  'select share_number as "shareNumber" from shares where id = $1',
);

/** The share claimed another open week concurrently. */
const ONE_CLAIM = 'bookings_one_claim';

/** The input field of each of the two weeks. */
export type WeekFields = Record<ExchangeRefusal['week'], string>;

/** The weeks that one owner gives and gets; the target’s ids are null for an open week. */
export type SwapLeg = Pick<
  LockedSwap,
  | 'propertyId'
  | 'requesterId'
  | 'shareId'
  | 'requestingBookingId'
  | 'answererId'
  | 'targetShareId'
  | 'targetBookingId'
  | 'preferredWeekStart'
  | 'preferredWeekEnd'
  | 'guestsCome'
> & {
  answererGuestsCome: boolean | null;
  /** Of a swap that takes another back: whether the week that it returns was the share's only claim. */
  returnsOnlyClaim?: boolean | null;
};

type Place = StandingBooking & { year: number };
/** `guestsCome`: whether its guests come along with its owner. */
type Held = Place & { id: number; guestsCome: boolean };
/** A week to get; an open one has no booking. */
type Got = Held | (Place & { id: null });

async function findHeld(
  transaction: Transaction,
  {
    id,
    shareId,
    ownerId,
    guestsCome,
  }: {
    id: number | null;
    shareId: number | null;
    ownerId: number | null;
    guestsCome: boolean | null;
  },
): Promise<Held | null> {
  if (id === null || shareId === null || ownerId === null) return null;
  const [booking] = await transaction.query(BOOKING, [id, shareId, ownerId]);
  return booking ? { ...booking, guestsCome: guestsCome ?? true } : null;
}

async function findOpen(
  transaction: Transaction,
  { propertyId, preferredWeekStart, preferredWeekEnd }: SwapLeg,
): Promise<(Place & { id: null; isFree: boolean }) | null> {
  const [week] = await transaction.query(OPEN_WEEK, [
    propertyId,
    preferredWeekStart,
    preferredWeekEnd,
  ]);
  if (!week) return null;
  const [holder] = await transaction.query(HOLDER, [propertyId, week.year, week.week]);
  return { ...week, id: null, isFree: week.isOpenForClaims && !week.isMaintenance && !holder };
}

async function wantedOf(transaction: Transaction, swap: SwapLeg) {
  const { targetBookingId: id, targetShareId: shareId, answererId: ownerId } = swap;
  const { answererGuestsCome: guestsCome } = swap;
  if (id === null) {
    const week = await findOpen(transaction, swap);
    return { found: week, wanted: { kind: 'OPEN' as const, week } };
  }
  const booking = await findHeld(transaction, { id, shareId, ownerId, guestsCome });
  return { found: booking, wanted: { kind: 'HELD' as const, booking } };
}

/**
 * Returns whether an open week would use up the share's limit for now; CONFLICT if it is already
 * used up.
 */
async function takesOnlyClaim(
  transaction: Transaction,
  { propertyId, shareId, requestingBookingId }: SwapLeg,
  { year, week }: Place,
  fields?: WeekFields,
): Promise<boolean> {
  const movedBookingId = requestingBookingId ?? undefined;
  const limit = await readClaimLimit(transaction, { propertyId, year, shareId, movedBookingId });
  const [share] = await transaction.query(NUMBER, [shareId]);
  const refusal = limitRefusal({ year, week, shareNumber: share?.shareNumber ?? 0, limit });
  if (refusal) throw new AppError('CONFLICT', refusal, fields?.wanted);
  return isClaimLimited(limit);
}

/** One side of an exchange that is possible now. */
export interface Standing {
  given: Held;
  got: Got;
  isOnlyClaim: boolean;
}

/** Reads both weeks of a locked swap; CONFLICT with the reason if they cannot be exchanged now. */
export async function requireStanding(
  transaction: Transaction,
  swap: SwapLeg,
  fields?: WeekFields,
): Promise<Standing> {
  const { requestingBookingId: id, shareId, requesterId: ownerId, guestsCome } = swap;
  // Weeks are locked before years, as everywhere.
  const { found: got, wanted } = await wantedOf(transaction, swap);
  const given = await findHeld(transaction, { id, shareId, ownerId, guestsCome });
  const refusal = exchangeRefusal({ given, wanted });
  if (refusal || !given || !got) {
    const { week, message } = refusal ?? {
      week: 'wanted',
      message: 'Please check the calendar again.',
    };
    throw new AppError('CONFLICT', message, fields?.[week]);
  }
  const isOpen = swap.targetBookingId === null;
  const isOnlyClaim =
    isOpen && (swap.returnsOnlyClaim ?? (await takesOnlyClaim(transaction, swap, got, fields)));
  return { given, got, isOnlyClaim };
}

/** Returns why the weeks of a locked swap cannot be exchanged now; CONFLICT if they can. */
export async function requireObstacle(transaction: Transaction, swap: SwapLeg): Promise<string> {
  try {
    await requireStanding(transaction, swap);
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return error.message;
    throw error;
  }
  throw new AppError(
    'CONFLICT',
    'The weeks of this swap can be exchanged now.',
    'onlyIfImpossible',
  );
}

/** Moves the booking to the open week. */
async function moveBooking(
  transaction: Transaction,
  { given, got, isOnlyClaim }: Standing,
): Promise<void> {
  const values = [given.id, got.year, got.week, isOnlyClaim, given.guestsCome] as const;
  await transaction.query(MOVE, values).catch((error: { constraint?: string }) => {
    if (error.constraint !== ONE_CLAIM) throw error;
    const sentence = `The share has just taken another open week of ${got.year}.`;
    throw new AppError('CONFLICT', sentence);
  });
}

/** Both sides of a swap, from one; a move to an open week has no other. */
export function bothSides(side: Standing): Standing[] {
  const { given, got } = side;
  return got.id === null ? [side] : [side, { ...side, given: got, got: given }];
}

/** Exchanges bookings in a circle of sides, or moves one booking to an open week. */
export async function exchangeWeeks(
  origin: Origin,
  transaction: Transaction,
  propertyId: number,
  sides: readonly Standing[],
): Promise<void> {
  const moved = await guestsOf(transaction, sides);
  const gives: number[] = [];
  const gets: number[] = [];
  const guestsCome: boolean[] = [];
  for (const side of sides) {
    if (side.got.id === null) await moveBooking(transaction, side);
    else {
      gives.push(side.given.id);
      gets.push(side.got.id);
      guestsCome.push(side.given.guestsCome);
    }
  }
  if (gets.length > 0) await transaction.query(EXCHANGE, [gives, gets, guestsCome]);
  await happened(origin, transaction, guestsMoved, { propertyId, moved });
  const years = new Set(sides.flatMap(({ given, got }) => [given.year, got.year]));
  const bookingIds = sides.map(({ given }) => given.id);
  const formerGuestIds = moved.map(({ guestId }) => guestId);
  for (const year of years) {
    const exchanged = { propertyId, year, bookingIds, formerGuestIds };
    await happened(origin, transaction, weeksExchanged, exchanged);
  }
}
