import type { EntityManager } from 'typeorm';
import { SwapStatus } from '../../features/swaps/swap-status';
import { WeekSwap } from '../../features/swaps/week-swap.entity';

/** One swap in every state that a swap can come to; the note says why. */
const SWAPS: { status: SwapStatus; note: string | null }[] = [
  { status: SwapStatus.APPROVED, note: 'My daughter graduates that week. Thank you so much!' },
  { status: SwapStatus.DECLINED, note: 'Would you part with this one?' },
  { status: SwapStatus.CANCELLED, note: null },
  { status: SwapStatus.EXPIRED, note: 'The choir tours in our week.' },
  { status: SwapStatus.PENDING, note: 'School holidays moved. Could we have this week instead?' },
  { status: SwapStatus.PENDING, note: 'We would love to see the lake in snow once.' },
];

const DAY_MS = 24 * 3600 * 1000;

// Two weeks of next year's calendar that two people hold in the same home.
const PAIRS = `select b.id as "requestingBookingId", b.share_id as "shareId",
    s.user_id as "requesterId", other.id as "targetBookingId",
    other.share_id as "targetShareId", os.user_id as "answererId",
    w.start_date::text as "currentWeekStart", w.end_date::text as "currentWeekEnd",
    ow.start_date::text as "preferredWeekStart", ow.end_date::text as "preferredWeekEnd"
  from bookings b
  join shares s on s.id = b.share_id
  join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
  join bookings other on other.property_id = b.property_id and other.year = b.year
    and other.week = b.week + 1
  join shares os on os.id = other.share_id and os.user_id <> s.user_id
  join weeks ow on ow.property_id = other.property_id and ow.year = other.year
    and ow.week = other.week
  where b.year = $1 and b.week % 7 = 3
  order by b.week, b.property_id limit $2`;

// A few weeks of next year in each home that their owners would give for others.
const OPEN_TO_SWAP = `update bookings set is_open_to_swap = true
  where year = $1 and week % 9 = 4 and released_at is null`;

type Pair = Pick<
  WeekSwap,
  | 'requestingBookingId'
  | 'targetBookingId'
  | 'targetShareId'
  | 'answererId'
  | 'shareId'
  | 'requesterId'
  | 'currentWeekStart'
  | 'currentWeekEnd'
  | 'preferredWeekStart'
  | 'preferredWeekEnd'
>;

/** A few swaps in every status, between people who hold neighbouring weeks of a home. */
export async function seedSwaps(manager: EntityManager): Promise<void> {
  const year = new Date().getUTCFullYear() + 1;
  const pairs: Pair[] = await manager.query(PAIRS, [year, SWAPS.length]);
  const swaps = pairs.map((pair, index) => {
    const { status = SwapStatus.PENDING, note = null } = SWAPS[index] ?? {};
    const requestedAt = new Date(Date.now() - (pairs.length - index) * 5 * DAY_MS);
    // What waits for an answer waits from today on, however old the demo's stories are.
    const expiresAt = new Date(
      (status === SwapStatus.PENDING ? Date.now() : requestedAt.getTime()) + 7 * DAY_MS,
    );
    return { ...pair, status, requestNote: note, requestedAt, createdAt: requestedAt, expiresAt };
  });
  await manager.insert(WeekSwap, swaps);
  await manager.query(OPEN_TO_SWAP, [year]);
}
