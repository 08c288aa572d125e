import { findExchanges, type Leg, type WishedWeek } from '../../api/src/features/exchanges/rules';

/** Which weeks an owner holds, as indexes, by owner; and those that no one holds. */
export interface Allocation {
  held: readonly (readonly number[])[];
  open: readonly number[];
}

export interface Market {
  /** The value of each week to each owner, in points of 100: the best four weeks together. */
  points: readonly (readonly number[])[];
  /** Whether an owner trades at all, by owner. */
  takesPart: readonly boolean[];
}

/** Each owner in a trade gains at least this, in points: what is not worth asking is not asked. */
const WORTH_ASKING = 2;

/** The weeks that each trading owner would accept for each week, in the form of the product's finder. */
function wishedWeeks({ points, takesPart }: Market, { held }: Allocation): WishedWeek[] {
  return held.flatMap((weeks, owner) => {
    if (!takesPart[owner]) return [];
    const worth = (week: number) => points[owner]?.[week] ?? 0;
    const ranked = [...(points[owner]?.keys() ?? [])].sort(
      (one, other) => worth(other) - worth(one),
    );
    return weeks.map((week) => ({
      ...{ bookingId: week, week, ownerIds: [owner], since: '', mayTakeOpen: true },
      wishes: ranked.filter(
        (other) => !weeks.includes(other) && worth(other) - worth(week) >= WORTH_ASKING,
      ),
    }));
  });
}

function afterLegs({ held, open }: Allocation, legs: readonly Leg[]): Allocation {
  const given = legs.map(({ week }) => week);
  const taken = legs.map(({ getsWeek }) => getsWeek);
  const gets = new Map(legs.map(({ week, getsWeek }) => [week, getsWeek]));
  return {
    held: held.map((weeks) => weeks.map((week) => gets.get(week) ?? week)),
    open: [
      ...open.filter((week) => !taken.includes(week)),
      ...given.filter((week) => !taken.includes(week)),
    ],
  };
}

/** The allowed trades: move to open weeks, exchange between two, and among three. */
export interface Ways {
  open: boolean;
  owners: 0 | 2 | 3;
}

/**
 * Trades as the product's finder proposes, and everyone says yes, until it finds nothing more: open
 * weeks first, then exchanges of two, then of three.
 */
export function tradeOut(market: Market, begun: Allocation, { open, owners }: Ways): Allocation {
  let now = begun;
  for (;;) {
    const openWeeks = open ? now.open : [];
    const found = findExchanges({ weeks: wishedWeeks(market, now), openWeeks, rests: [] });
    const legs = found.filter((it) => it.length === 1 || it.length <= owners).flat();
    if (legs.length === 0) return now;
    now = afterLegs(now, legs);
  }
}
