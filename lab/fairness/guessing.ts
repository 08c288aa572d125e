import { draftOf, type Holdings, type House, worthOf } from './houses';
import { KINDS, TWELVE } from './kinds';
import { type Choice, PATTERNS, type Turn, WEEKS } from './play';
import type { Section } from './section';
import { figureOf, meanOf, sum, written } from './statistic';
import { MODEL_NAMES, MODELS, type Model, type Values } from './tastes';

const ORDER = KINDS['moves up one, over twelve (default)'];
const SERPENTINE = PATTERNS['serpentine (default)'];

/** Owner 0 of each house guesses in its last year from what was free in the years before. */
const GUESSER = 0;

/** How often each week was still free before a turn, by 'round place', over earlier years. */
type Outlook = ReadonlyMap<string, readonly number[]>;

const keyOf = (round: number, place: number) => `${round} ${place}`;

function outlookOf(years: readonly Holdings[]): Outlook {
  const free = new Map<string, number[]>();
  for (const [year, held] of years.entries()) {
    const shares = ORDER(year, TWELVE);
    const taken = new Set<number>();
    for (const { round, share } of SERPENTINE(shares)) {
      const key = keyOf(round, shares.indexOf(share));
      const counts = free.get(key) ?? WEEKS.map(() => 0);
      free.set(
        key,
        counts.map((count, week) => (taken.has(week) ? count : count + 1)),
      );
      taken.add(held[share - 1]?.[round - 1] ?? -1);
    }
  }
  return new Map([...free].map(([key, counts]) => [key, counts.map((it) => it / years.length)]));
}

/** The average value of the best week left at the next turn, if this one is taken now. */
function expected(values: Values, ranked: readonly number[], chances: readonly number[]): number {
  let missing = 1;
  let total = 0;
  for (const week of ranked) {
    const chance = chances[week] ?? 0;
    total += missing * chance * (values[week] ?? 0);
    missing *= 1 - chance;
  }
  return total;
}

/** Leaves a week for the next turn if, by experience, it will still be there. */
const guessing =
  (values: Values, place: number, outlook: Outlook): Choice =>
  (allowed: readonly number[], { round }: Turn) => {
    const ranked = allowed.toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
    const chances = outlook.get(keyOf(round + 1, place));
    if (!chances) return ranked[0];
    const scores = ranked.slice(0, 8).map((week) => ({
      week,
      score:
        (values[week] ?? 0) +
        expected(
          values,
          ranked.filter((it) => it !== week),
          chances,
        ),
    }));
    return scores.toSorted((one, other) => other.score - one.score)[0]?.week;
  };

/** The gain or cost of guessing for the guesser, and for the others together, in points. */
function gainOf({ values }: House): { own: number; others: number } {
  const year = values.length - 1;
  const earlier = values
    .slice(0, year)
    .map((tastes, it) => draftOf(SERPENTINE, ORDER(it, TWELVE), tastes));
  const tastes = values[year] ?? [];
  const outlook = outlookOf(earlier);
  const share = GUESSER + 1;
  const shares = ORDER(year, TWELVE);
  const sincere = draftOf(SERPENTINE, shares, tastes);
  const own = tastes[GUESSER] ?? [];
  const choices = new Map([[share, guessing(own, shares.indexOf(share), outlook)]]);
  const guessed = draftOf(SERPENTINE, shares, tastes, choices);
  const gains = tastes.map(
    (taste, owner) => worthOf(taste, guessed[owner] ?? []) - worthOf(taste, sincere[owner] ?? []),
  );
  return { own: gains[GUESSER] ?? 0, others: sum(gains) - (gains[GUESSER] ?? 0) };
}

/** Whether it pays to choose other weeks than those one wants. */
export function guesses(housesBy: ReadonlyMap<Model, readonly House[]>): Section {
  return {
    id: 'sincere',
    title: 'Choosing what one wants',
    text: 'One owner of a house knows how often each week was still free at each turn in eleven earlier years, and leaves a week for later if it will probably still be there. What that brings in points of 100, and what it costs the other eleven together: little or nothing, so choosing what one wants, and so the wish list, is good advice.',
    tables: [
      {
        head: ['Tastes', 'Gain of who guesses', 'The others together', 'Owners whom it helps, %'],
        rows: MODEL_NAMES.map((model) => {
          const gains = (housesBy.get(model) ?? []).map(gainOf);
          const helped = gains.map(({ own }) => (own > 0 ? 100 : 0));
          return [
            `${model}: ${MODELS[model]}`,
            written(figureOf(gains.map(({ own }) => own)), 2),
            written(figureOf(gains.map(({ others }) => others)), 2),
            `${meanOf(helped).toFixed(0)}`,
          ];
        }),
      },
    ],
  };
}
