import { bestSet, type Candidate } from './best-set';

/** A coming week whose owners have said which other weeks of the year they would take for it. */
export interface WishedWeek {
  bookingId: number;
  week: number;
  /** Everyone who owns the share. */
  ownerIds: readonly number[];
  /** Week numbers, most wanted first. */
  wishes: readonly number[];
  /** When the list was started, as ISO. */
  since: string;
  /** False while the share has used up its limit of open weeks. */
  mayTakeOpen: boolean;
}

/** The proposals to skip for now: a week, or only this pair of weeks. */
interface Rest {
  week: number;
  otherWeek: number | null;
}

/** One year of a property: the weeks that no open proposal concerns. */
export interface ExchangeDetails {
  weeks: readonly WishedWeek[];
  /** Week numbers that no share holds. */
  openWeeks: readonly number[];
  rests: readonly Rest[];
}

/** The weeks that one owner gives and gets. */
export interface Leg {
  bookingId: number;
  ownerIds: readonly number[];
  week: number;
  getsWeek: number;
  /** Null for an open week. */
  getsBookingId: number | null;
}

type Edge = Leg & { rank: number; since: string };

const pairOf = (week: number, other: number) => `${Math.min(week, other)}-${Math.max(week, other)}`;

/** Returns who would take what: each wish for a week that has a list as well, or is open. */
function edgesOf({ weeks, openWeeks, rests }: ExchangeDetails): Edge[] {
  const resting = new Set(rests.flatMap((it) => (it.otherWeek === null ? [it.week] : [])));
  const pairs = new Set(
    rests.flatMap((it) => (it.otherWeek === null ? [] : [pairOf(it.week, it.otherWeek)])),
  );
  const free = weeks.filter(({ week }) => !resting.has(week));
  const byWeek = new Map(free.map((it) => [it.week, it]));
  const open = new Set(openWeeks);
  return free.flatMap(({ wishes, mayTakeOpen, ...given }) =>
    wishes.flatMap((getsWeek, index) => {
      const isOpen = mayTakeOpen && open.has(getsWeek);
      const getsBookingId = isOpen ? null : byWeek.get(getsWeek)?.bookingId;
      if (getsBookingId === undefined || pairs.has(pairOf(given.week, getsWeek))) return [];
      return [{ ...given, getsWeek, getsBookingId, rank: index + 1 }];
    }),
  );
}

function groupByWeek(edges: readonly Edge[]): Map<number, Edge[]> {
  const groups = new Map<number, Edge[]>();
  for (const edge of edges) {
    const group = groups.get(edge.week);
    if (group) group.push(edge);
    else groups.set(edge.week, [edge]);
  }
  return groups;
}

const candidate = (legs: readonly Edge[]): Candidate<Edge> => ({
  legs,
  ranks: legs.reduce((sum, { rank }) => sum + rank, 0),
  since: legs.map(({ since }) => since).sort()[0] ?? '',
});

/**
 * Returns cycles of so many shares without a common owner; each starts at its smallest week, and so
 * comes once.
 */
function cyclesOf(edges: readonly Edge[], owners: 2 | 3): Candidate<Edge>[] {
  const held = edges.filter(({ getsBookingId }) => getsBookingId !== null);
  const from = groupByWeek(held);
  const longer = (path: readonly Edge[]): Edge[][] =>
    (from.get(path.at(-1)?.getsWeek ?? 0) ?? [])
      .filter(({ week }) => week > (path[0]?.week ?? 0))
      .filter(({ ownerIds }) =>
        path.every((it) => !ownerIds.some((id) => it.ownerIds.includes(id))),
      )
      .map((next) => [...path, next]);
  let paths = held.map((first) => [first]);
  for (let length = 1; length < owners; length += 1) paths = paths.flatMap(longer);
  return paths.filter((path) => path.at(-1)?.getsWeek === path[0]?.week).map(candidate);
}

/**
 * Finds exchanges by which every owner who takes part gets a week from their own list: a move to an
 * open week first, then cycles of two, then of three owners. No week is in two of them. Of all
 * sets, the one that improves most owners is chosen, then the one with the smallest sum of ranks,
 * then the longest waiting, then the smallest weeks: the order of the input does not matter.
 */
export function findExchanges(facts: ExchangeDetails): Leg[][] {
  const edges = edgesOf(facts);
  const used = new Set<number>();
  const chosen: Leg[][] = [];
  const choose = (find: (free: readonly Edge[]) => Candidate<Edge>[]) => {
    const free = edges.filter(({ week, getsWeek }) => !(used.has(week) || used.has(getsWeek)));
    for (const { legs } of bestSet(find(free))) {
      for (const { week, getsWeek } of legs) used.add(week).add(getsWeek);
      chosen.push(legs.map(({ rank: _rank, since: _since, ...leg }) => leg));
    }
  };
  choose((free) =>
    free.filter(({ getsBookingId }) => getsBookingId === null).map((it) => candidate([it])),
  );
  choose((free) => cyclesOf(free, 2));
  choose((free) => cyclesOf(free, 3));
  return chosen;
}
