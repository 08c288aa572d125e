import { lineChart } from './chart';
import { draftOf, type Holdings, type House, worthOf } from './houses';
import { KINDS, TWELVE } from './kinds';
import { PATTERNS, type Pattern } from './play';
import type { Section } from './section';
import { type Figure, figureOf, gapOf, meanOf, written } from './statistic';
import { MODEL_NAMES, MODELS, type Model, type Values } from './tastes';

const ORDER = KINDS['moves up one, over twelve (default)'];

/** Owners envy those whose weeks they value higher than their own by more than this, in points. */
const ENVY = 2;

interface Outcome {
  /** Mean worth by place, for each house. */
  byPlace: number[][];
  envy: Figure;
  /** Envious pairs whose envy outlasts the removal of any one week. */
  strongEnvy: Figure;
  topWeek: Figure;
}

/** Counts the pairs of owners of whom the first envies the second, in one year. */
function envyIn(held: Holdings, values: readonly Values[]): { all: number; strong: number } {
  let all = 0;
  let strong = 0;
  for (const [one, mine] of held.entries()) {
    const taste = values[one] ?? [];
    const own = worthOf(taste, mine);
    for (const [other, theirs] of held.entries()) {
      if (other === one || worthOf(taste, theirs) <= own + ENVY) continue;
      all += 1;
      const best = Math.max(...theirs.map((week) => taste[week] ?? 0));
      const rest = theirs.filter((week) => taste[week] !== best);
      if (worthOf(taste, rest) > own) strong += 1;
    }
  }
  return { all, strong };
}

function outcomeOf(houses: readonly House[], pattern: Pattern): Outcome {
  const seen = houses.map(({ values }) => {
    const byPlace = TWELVE.map(() => 0);
    const years = values.map((tastes, year) => {
      const shares = ORDER(year, TWELVE);
      const held = draftOf(pattern, shares, tastes);
      for (const [place, share] of shares.entries()) {
        const worth = worthOf(tastes[share - 1] ?? [], held[share - 1] ?? []);
        byPlace[place] = (byPlace[place] ?? 0) + worth / values.length;
      }
      const tops = held.filter((weeks, owner) => {
        const taste = tastes[owner] ?? [];
        return weeks.some((week) => taste[week] === Math.max(...taste));
      });
      return { ...envyIn(held, tastes), top: (100 * tops.length) / held.length };
    });
    return {
      byPlace,
      all: meanOf(years.map(({ all }) => all)),
      strong: meanOf(years.map(({ strong }) => strong)),
      top: meanOf(years.map(({ top }) => top)),
    };
  });
  return {
    byPlace: seen.map(({ byPlace }) => byPlace),
    envy: figureOf(seen.map(({ all }) => all)),
    strongEnvy: figureOf(seen.map(({ strong }) => strong)),
    topWeek: figureOf(seen.map(({ top }) => top)),
  };
}

/** The value of a place in one year, by order of the rounds. */
export function oneYear(housesBy: ReadonlyMap<Model, readonly House[]>): Section[] {
  const outcomes = Object.entries(PATTERNS).map(([name, pattern]) => {
    const byModel = new Map(
      MODEL_NAMES.map((model) => [model, outcomeOf(housesBy.get(model) ?? [], pattern)] as const),
    );
    return { name, byModel };
  });
  const places = MODEL_NAMES.map((model) => {
    const byPlace = outcomes[0]?.byModel.get(model)?.byPlace ?? [];
    return { model, means: TWELVE.map((_, place) => meanOf(byPlace.map((it) => it[place] ?? 0))) };
  });
  const gaps = outcomes.map(({ name, byModel }) => [
    name,
    ...MODEL_NAMES.map((model) => written(gapOf(byModel.get(model)?.byPlace ?? []))),
  ]);
  const envy = outcomes.map(({ name, byModel }) => {
    const { envy: pairs, strongEnvy, topWeek } = byModel.get('common') ?? {};
    return [name, ...[pairs, strongEnvy, topWeek].map((it) => (it ? written(it) : ''))];
  });
  return [
    {
      id: 'one-year',
      title: 'One year: the gap between the best and the worst place',
      text: `How much more the best place of a year is worth than the worst, in points of 100: the four best weeks that an owner alone could have are 100. Tastes: ${MODEL_NAMES.map((name) => `_${name}_, ${MODELS[name]}`).join('; ')}.`,
      tables: [{ head: ['Order within the year', ...MODEL_NAMES], rows: gaps }],
    },
    {
      id: 'places',
      title: 'What each place is worth in a serpentine',
      text: 'The points of each place. In a house whose owners all want the same weeks, the last places lose; where tastes differ, the first place can be the worst.',
      tables: [
        {
          head: ['Place', ...TWELVE.map(String)],
          rows: places.map(({ model, means }) => [model, ...means.map((it) => it.toFixed(1))]),
        },
      ],
      chart: {
        name: 'places',
        alt: 'Points by place in a serpentine, a line for each kind of taste',
        svg: lineChart({
          title: 'What each place is worth in a serpentine (points of 100)',
          columns: TWELVE.map(String),
          lines: places.map(({ model, means }) => ({ name: model, points: means })),
        }),
      },
    },
    {
      id: 'envy',
      title: 'Envy',
      text: `Of 132 pairs of owners, how many envy: value the weeks of the other more than their own, by over ${ENVY} points; how many of these still do when the other’s best week is left out; and how many owners of 100 get the week that they want most. Tastes: common.`,
      tables: [
        {
          head: [
            'Order within the year',
            'Envious pairs',
            'Still without the best week',
            'Top week, %',
          ],
          rows: envy,
        },
      ],
    },
  ];
}
