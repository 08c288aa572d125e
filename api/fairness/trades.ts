import { sum } from './statistic';

/** Which weeks an owner holds, as indexes, by owner; and those that no one holds. */
export interface Allocation {
  held: readonly (readonly number[])[];
  open: readonly number[];
}

export interface Market {
  /** What each week is worth to each owner, in points of 100: the best four weeks together. */
  points: readonly (readonly number[])[];
  /** Whether an owner trades at all, by owner. */
  takesPart: readonly boolean[];
}

/** Each owner in a trade gains at least this, in points: what is not worth asking is not asked. */
const WORTH_ASKING = 2;

/** An owner gives one week and gets another. */
interface Leg {
  owner: number;
  give: number;
  get: number;
}
interface Trade {
  legs: readonly Leg[];
  gain: number;
}

/** What an owner gains by a leg; null if too little. */
function gainOf({ points }: Market, { owner, give, get }: Leg): number | null {
  const gain = (points[owner]?.[get] ?? 0) - (points[owner]?.[give] ?? 0);
  return gain >= WORTH_ASKING ? gain : null;
}

const better = (one: Trade | undefined, other: Trade): Trade =>
  one && one.gain >= other.gain ? one : other;

/** The move to an open week that gains most. */
function bestMove(market: Market, { held, open }: Allocation): Trade | undefined {
  let best: Trade | undefined;
  for (const [owner, weeks] of held.entries()) {
    if (!market.takesPart[owner]) continue;
    for (const give of weeks) {
      for (const get of open) {
        const leg = { owner, give, get };
        const gain = gainOf(market, leg);
        if (gain !== null) best = better(best, { legs: [leg], gain });
      }
    }
  }
  return best;
}

/** Each week that an owner would take for one that the owner holds, by the week that is held. */
function wishesOf(market: Market, { held }: Allocation): Map<number, Wish[]> {
  const takers = held.map((weeks, owner) => (market.takesPart[owner] ? weeks : []));
  const entries = takers.flatMap((weeks, owner) =>
    weeks.map((give) => {
      const wanted = takers.flatMap((others, other) => (other === owner ? [] : others));
      const legs = wanted.flatMap((get) => {
        const leg = { owner, give, get };
        const gain = gainOf(market, leg);
        return gain === null ? [] : [{ ...leg, gain }];
      });
      return [give, legs] as const;
    }),
  );
  return new Map(entries);
}

type Wish = Leg & { gain: number };

/** The legs that close a circle with the first one: back to it at once, or by a third owner. */
function circlesFrom(
  first: Wish,
  from: (week: number) => readonly Wish[],
  owners: 2 | 3,
): (readonly Wish[])[] {
  if (owners === 2) {
    return from(first.get)
      .filter((second) => second.get === first.give)
      .map((second) => [first, second]);
  }
  return from(first.get)
    .filter((second) => second.get !== first.give && second.owner !== first.owner)
    .flatMap((second) => {
      const third = from(second.get).find((leg) => leg.get === first.give);
      return third && third.owner !== first.owner ? [[first, second, third]] : [];
    });
}

/** The exchange among two or three owners that gains most. */
function bestExchange(market: Market, now: Allocation, owners: 2 | 3): Trade | undefined {
  const wishes = wishesOf(market, now);
  const from = (week: number) => wishes.get(week) ?? [];
  let best: Trade | undefined;
  for (const first of [...wishes.values()].flat()) {
    for (const legs of circlesFrom(first, from, owners)) {
      best = better(best, { legs, gain: sum(legs.map(({ gain }) => gain)) });
    }
  }
  return best;
}

function afterTrade({ held, open }: Allocation, { legs }: Trade): Allocation {
  const given = legs.map(({ give }) => give);
  const taken = legs.map(({ get }) => get);
  return {
    held: held.map((weeks, owner) => {
      const leg = legs.find((it) => it.owner === owner);
      return leg ? weeks.map((week) => (week === leg.give ? leg.get : week)) : weeks;
    }),
    open: [
      ...open.filter((week) => !taken.includes(week)),
      ...given.filter((week) => !taken.includes(week)),
    ],
  };
}

/** What owners may do: move to open weeks, exchange between two, and among three. */
export interface Ways {
  open: boolean;
  owners: 0 | 2 | 3;
}

function next(market: Market, now: Allocation, { open, owners }: Ways): Trade | undefined {
  return (
    (open ? bestMove(market, now) : undefined) ??
    (owners >= 2 ? bestExchange(market, now, 2) : undefined) ??
    (owners === 3 ? bestExchange(market, now, 3) : undefined)
  );
}

/** Trades until nothing is left that improves everyone in it: open weeks first, then two, then three. */
export function tradeOut(market: Market, begun: Allocation, ways: Ways): Allocation {
  let now = begun;
  for (;;) {
    const trade = next(market, now, ways);
    if (!trade) return now;
    now = afterTrade(now, trade);
  }
}
