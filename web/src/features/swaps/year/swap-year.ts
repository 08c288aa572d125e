import type { CalendarYearPartsFragment } from '../../../generated/graphql';
import { longDates } from '../../../lib/dates/week-dates';
import { type Kind, swapKindOf } from '../ask/ask-options';
import { placeText, type Swap } from '../swap';

export type Calendar = CalendarYearPartsFragment;

/** A week of the swap calendar. */
export interface SwapTile {
  startDate: string;
  week: number;
  season: Calendar['weeks'][number]['season'];
  /** 'MINE', the request status, or null for weeks that cannot be swapped. */
  kind: Kind | 'MINE' | null;
  bookingId: string | undefined;
  shareNumber: number | undefined;
  isOffered: boolean;
  isPending: boolean;
  /** It has begun. */
  hasBegun: boolean;
  isMaintenance: boolean;
  /** For tiles that are switched on and off. */
  isPressed?: boolean;
  /** At the corner. */
  mark?: string | undefined;
  label: string;
}

const WORDS = {
  OPEN_TO_SWAP: '',
  HELD: '',
  OPEN: 'open',
};

type MarkedSwap = Pick<Swap, 'status' | 'propertyId' | 'currentWeekStart' | 'preferredWeekStart'>;

/** The start dates of a property's weeks with a pending swap. */
function pendingStarts(swaps: readonly MarkedSwap[], propertyId: string): ReadonlySet<string> {
  const pending = swaps.filter((it) => it.status === 'PENDING' && it.propertyId === propertyId);
  return new Set(pending.flatMap((it) => [it.currentWeekStart, it.preferredWeekStart]));
}

interface Facts {
  swaps: readonly MarkedSwap[];
  /** Ids of the bookings that are open to swap. */
  offered: ReadonlySet<string>;
  /** Today as YYYY-MM-DD. */
  day: string;
  /** The owner of the weeks shown as one’s own. */
  mine?: string;
}

/** The year's weeks with their swap status. */
export function swapTiles(
  calendar: Calendar,
  { swaps, offered, day, mine = 'yours' }: Facts,
): SwapTile[] {
  const words = { ...WORDS, MINE: mine };
  const pending = pendingStarts(swaps, calendar.propertyId);
  return calendar.weeks.map((week) => {
    const { booking, startDate } = week;
    const hasBegun = startDate <= day;
    const isMine = booking?.isMine === true && !hasBegun;
    const kind = isMine ? 'MINE' : swapKindOf(week, { calendar, offered });
    const isOffered = kind !== null && booking !== null && offered.has(booking.id);
    const isPending = kind !== null && pending.has(startDate);
    const facts = [
      placeText(week),
      longDates(week),
      (kind && words[kind]) || booking?.ownerName || (!kind && 'not to be swapped'),
      week.isMaintenance && 'maintenance',
      hasBegun && 'begun',
      isOffered && 'open to swap',
      isPending && 'in a pending swap',
    ];
    return {
      startDate,
      week: week.week,
      season: week.season,
      kind,
      isOffered,
      isPending,
      hasBegun,
      isMaintenance: week.isMaintenance,
      bookingId: booking?.id,
      shareNumber: booking?.shareNumber,
      label: facts.filter(Boolean).join(', '),
    };
  });
}
