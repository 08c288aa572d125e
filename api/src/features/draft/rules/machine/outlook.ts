import { freeWeeks } from './automatic-move';
import { playMove, startBoard, turnOf } from './board';
import type { DraftDetails, DraftMove, DraftWeek } from './draft';

/** A draft that has ended, from its public log. */
export interface HeldDraft {
  facts: DraftDetails;
  moves: readonly DraftMove[];
}

/** A turn by its round and the share's place in the year's order, both from 1. */
export interface OutlookTurn {
  round: number;
  place: number;
  /** Weeks that were still free at this turn in every draft that had it, in calendar order. */
  always: readonly number[];
  /** Weeks that were free in most of them, but not in all. */
  usually: readonly number[];
}

/** How often the outlook would have been right if each draft had been the next one. */
export interface BackTest {
  /** Weeks that were called usually free, at all turns. */
  called: number;
  /** Those of them that were free. */
  right: number;
}

/** Fewer drafts say nothing. */
export const FEWEST_DRAFTS = 2;

/** A week that was free in two of three drafts is called usually free. */
const USUALLY = 2 / 3;

/** The key by which weeks of two years match: their holiday, else their number. */
const keyOf = ({ holiday, week }: Pick<DraftWeek, 'holiday' | 'week'>) => holiday ?? `week ${week}`;
const turnKey = (round: number, place: number) => `${round} ${place}`;

/** The weeks of a past draft, by key. */
interface Seen {
  weeks: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  /** By turn. */
  free: ReadonlyMap<string, ReadonlySet<string>>;
}

function seenIn({ facts, moves }: HeldDraft): Seen {
  const free = new Map<string, ReadonlySet<string>>();
  let board = startBoard(facts);
  for (const move of moves) {
    const turn = turnOf(board);
    if (turn && !turn.isCatchUp) {
      const key = turnKey(turn.round, facts.shares.indexOf(turn.share) + 1);
      free.set(key, new Set(freeWeeks(facts, board).map(keyOf)));
    }
    board = playMove(facts, board, move);
  }
  const weeks = new Set(facts.weeks.map(keyOf));
  const left = new Set(freeWeeks(facts, board).map(keyOf));
  return { weeks, chosen: new Set([...weeks].filter((it) => !left.has(it))), free };
}

/** How a week stood at a turn in the drafts that had both; null if too few did. */
function standing(drafts: readonly Seen[], turn: string, week: string, fewest: number) {
  const of = drafts.flatMap(({ weeks, free }) => {
    const left = free.get(turn);
    return left && weeks.has(week) ? [left.has(week)] : [];
  });
  if (of.length < fewest) return null;
  const count = of.filter(Boolean).length;
  if (count === of.length) return 'always';
  return count / of.length >= USUALLY ? 'usually' : 'seldom';
}

const turnsOf = (drafts: readonly Seen[]) => [
  ...new Set(drafts.flatMap(({ free }) => [...free.keys()])),
];

/**
 * Returns, for each turn of the held drafts, which of the coming weeks were usually still free at
 * it; nothing with fewer than two drafts. A week is compared with the same holiday, or the same
 * number, of the other years.
 */
export function outlookOf(
  held: readonly HeldDraft[],
  coming: readonly Pick<DraftWeek, 'week' | 'holiday'>[],
): OutlookTurn[] {
  const drafts = held.map(seenIn);
  return turnsOf(drafts).flatMap((turn) => {
    const standings = coming.map((week) => ({
      week: week.week,
      is: standing(drafts, turn, keyOf(week), FEWEST_DRAFTS),
    }));
    if (standings.every(({ is }) => is === null)) return [];
    const [round = 0, place = 0] = turn.split(' ').map(Number);
    const weeksThat = (is: string) =>
      standings.filter((it) => it.is === is).map(({ week }) => week);
    return [{ round, place, always: weeksThat('always'), usually: weeksThat('usually') }];
  });
}

/**
 * Leaves out one draft after the other and compares it with the outlook of the rest. Only weeks
 * that some share had chosen in the rest count: that others are free is easily said. Null with
 * fewer than three drafts.
 */
export function backTest(held: readonly HeldDraft[]): BackTest | null {
  if (held.length <= FEWEST_DRAFTS) return null;
  const drafts = held.map(seenIn);
  let called = 0;
  let right = 0;
  for (const left of drafts) {
    const rest = drafts.filter((it) => it !== left);
    for (const [turn, free] of left.free) {
      const wanted = [...left.weeks].filter((week) => rest.some(({ chosen }) => chosen.has(week)));
      const said = wanted.filter((week) => {
        const is = standing(rest, turn, week, FEWEST_DRAFTS);
        return is === 'always' || is === 'usually';
      });
      called += said.length;
      right += said.filter((week) => free.has(week)).length;
    }
  }
  return { called, right };
}
