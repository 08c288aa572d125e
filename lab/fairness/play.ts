import {
  allowedWeeks,
  type DraftBoard,
  type DraftDetails,
  type DraftPick,
  type DraftRules,
  sharesOfRound,
} from '../../api/src/features/draft/rules';
import { suggestedWeeks } from '../../api/src/features/weeks/rules';
import type { Values } from './tastes';

const SATURDAY = 6;
/** The weeks of 2027 with the seasons and holidays that the product suggests. */
export const WEEKS = suggestedWeeks(2027, SATURDAY);

/** The default rules of a draft. */
export const RULES: DraftRules = {
  ...{ version: 1, rounds: 4, order: 'SERPENTINE', windowSeconds: 3600 },
  ...{ holidayCap: 1, peakCap: null },
};

/** A turn in which a share picks. */
export interface Turn {
  round: number;
  share: number;
}

/** The order of picks, for shares in the year's order. */
export type Pattern = (shares: readonly number[]) => Turn[];

const byProduct =
  (order: DraftRules['order']): Pattern =>
  (shares) => {
    const facts = { rules: { ...RULES, order }, shares, weeks: WEEKS };
    return roundsOf((round) => sharesOfRound(facts, round));
  };

function roundsOf(sharesOf: (round: number) => readonly number[]): Turn[] {
  return Array.from({ length: RULES.rounds }, (_, index) => index + 1).flatMap((round) =>
    sharesOf(round).map((share) => ({ round, share })),
  );
}

/** Rounds in the year's order (F) or reversed (R). */
const rounds =
  (pattern: string): Pattern =>
  (shares) =>
    roundsOf((round) => (pattern[round - 1] === 'R' ? shares.toReversed() : shares));

/** Each share picks several weeks at once, and the rest in reversed order. */
const atOnce =
  (count: number): Pattern =>
  (shares) => {
    const turns = (from: number, to: number, order: readonly number[]) =>
      order.flatMap((share) =>
        Array.from({ length: to - from + 1 }, (_, index) => ({ round: from + index, share })),
      );
    const first = turns(1, count, shares);
    return [...first, ...turns(count + 1, RULES.rounds, shares.toReversed())];
  };

/** Orders within a year by name; the first two are those that Fairweek offers. */
export const PATTERNS = {
  'serpentine (default)': byProduct('SERPENTINE'),
  straight: byProduct('STRAIGHT'),
  'balanced (1, 4 forward; 2, 3 reversed)': rounds('FRRF'),
  'reversed after round 1': rounds('FRRR'),
  'reversed after round 2': rounds('FFRR'),
  'three weeks at once, the fourth reversed': atOnce(3),
  'four weeks at once': atOnce(4),
} as const satisfies Record<string, Pattern>;

/** Returns the allowed week that is worth most, as an index in the year; undefined if none is. */
export type Choice = (allowed: readonly number[], turn: Turn) => number | undefined;

/** An owner who always takes the allowed week of the highest value. */
export const sincere =
  (values: Values): Choice =>
  (allowed) => {
    let best: number | undefined;
    for (const week of allowed) {
      if (best === undefined || (values[week] ?? 0) > (values[best] ?? 0)) best = week;
    }
    return best;
  };

const boardOf = (picks: readonly DraftPick[], { round, share }: Turn): DraftBoard => ({
  ...{ picks, queue: [share], late: [], round, isCatchUp: false, beforePick: null },
});

const FACTS: DraftDetails = { rules: RULES, shares: [], weeks: WEEKS };
const INDEX = new Map(WEEKS.map(({ week }, index) => [week, index]));

/** The index of a week in the year. */
export const indexOf = (week: number): number => INDEX.get(week) ?? -1;

/**
 * Plays a draft in which every owner is present: who may pick what is decided by the product's
 * rules. Returns the indexes of the weeks by share number.
 */
export function play(
  turns: readonly Turn[],
  choices: ReadonlyMap<number, Choice>,
): ReadonlyMap<number, number[]> {
  const picks: DraftPick[] = [];
  const held = new Map([...choices.keys()].map((share) => [share, [] as number[]]));
  for (const turn of turns) {
    const { round, share } = turn;
    const allowed = allowedWeeks(FACTS, boardOf(picks, turn), share);
    const chosen = choices.get(share)?.(
      allowed.map(({ week }) => indexOf(week)),
      turn,
    );
    const week = chosen === undefined ? undefined : WEEKS[chosen];
    if (chosen === undefined || !week) continue;
    picks.push({ round, share, week: week.week, by: 'OWNER' });
    held.get(share)?.push(chosen);
  }
  return held;
}
