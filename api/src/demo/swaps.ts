import type { EntityManager } from 'typeorm';
import { readIn } from '../core/database/database';
import { type Row, statement } from '../core/database/statement';
import { EXCHANGE } from '../features/swaps/steps/exchange-weeks';
import { SwapStatus } from '../features/swaps/swap-status';
import { WeekSwap } from '../features/swaps/week-swap.entity';
import stories from './data/swaps.json';

interface Story {
  status: SwapStatus;
  daysAgo: number;
  note: string | null;
  answer?: string;
  /** Whether both sides agreed, in a home where an administrator approves. */
  isAgreed?: boolean;
}

/** A swap in each status, and one that waits for an administrator; the notes say why. */
const STORIES = stories as Story[];

/** Days until each was settled; an unanswered one expires. */
const SETTLED_AFTER: Record<SwapStatus, number> = {
  APPROVED: 2,
  DECLINED: 1,
  CANCELLED: 3,
  EXPIRED: 7,
  PENDING: 0,
};

const DAY_MS = 24 * 3600 * 1000;

// Pairs of next year's bookings in the same home with different owners; $3: where an administrator
// approves.
const PAIRS = statement(
  'demo-swaps',
  `select b.id as "requestingBookingId", b.share_id as "shareId",
    s.user_id as "requesterId", other.id as "targetBookingId",
    other.share_id as "targetShareId", os.user_id as "answererId",
    w.start_date::text as "currentWeekStart", w.end_date::text as "currentWeekEnd",
    ow.start_date::text as "preferredWeekStart", ow.end_date::text as "preferredWeekEnd"
  from bookings b
  join properties p on p.id = b.property_id and p.swaps_need_approval = $3
  join shares s on s.id = b.share_id
  join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
  join bookings other on other.property_id = b.property_id and other.year = b.year
    and other.week = b.week + 1
  join shares os on os.id = other.share_id and os.user_id <> s.user_id
  join weeks ow on ow.property_id = other.property_id and ow.year = other.year
    and ow.week = other.week
  where b.year = $1 and b.week % 7 = 3
  order by b.week, b.property_id limit $2`,
);

// A few weeks of next year in each home that are open to swaps.
const OPEN_TO_SWAP = `update bookings set is_open_to_swap = true
  where year = $1 and week % 9 = 4 and released_at is null`;

type Pair = Row<'demo-swaps'>;

/** Returns a swap between the two as described by its story. */
function swapOf(pair: Pair, { status, daysAgo, note, answer, isAgreed = false }: Story) {
  const requestedAt = new Date(Date.now() - daysAgo * DAY_MS);
  const after = (days: number) => new Date(requestedAt.getTime() + days * DAY_MS);
  const updatedAt = isAgreed ? after(daysAgo / 2) : after(SETTLED_AFTER[status]);
  const acceptedAt = isAgreed || status === SwapStatus.APPROVED ? updatedAt : null;
  return {
    ...pair,
    status,
    requestNote: note,
    answerNote: answer ?? null,
    requestedAt,
    createdAt: requestedAt,
    acceptedAt,
    updatedAt,
    expiresAt: after(7),
  };
}

/** Seeds a few swaps in every status, between owners of neighbouring weeks of a home. */
export async function seedSwaps(manager: EntityManager): Promise<void> {
  const year = new Date().getUTCFullYear() + 1;
  const pairsOf = (isAgreed: boolean) => readIn(manager, PAIRS, [year, STORIES.length, isAgreed]);
  const [pairs, approvedPairs] = [await pairsOf(false), await pairsOf(true)];
  const swaps = STORIES.flatMap((story) => {
    const pair = (story.isAgreed ? approvedPairs : pairs).shift();
    return pair ? [swapOf(pair, story)] : [];
  });
  await manager.insert(WeekSwap, swaps);
  for (const { status, requestingBookingId, targetBookingId } of swaps) {
    if (status !== SwapStatus.APPROVED) continue;
    const given = [requestingBookingId, targetBookingId];
    await readIn(manager, EXCHANGE, [given, given.toReversed(), [true, true]]);
  }
  await manager.query(OPEN_TO_SWAP, [year]);
}
