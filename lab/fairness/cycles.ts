import { placesApart } from '../../api/src/features/rotation/rules';
import { lineChart } from './chart';
import { draftOf, type House, worthsOf } from './houses';
import { KINDS, type Order, OTHER_KINDS, OWNED, TWELVE, YEARS } from './kinds';
import { PATTERNS, type Pattern } from './play';
import type { Section } from './section';
import { figureOf, gapOf, meanOf, sum, written } from './statistic';
import { MODEL_NAMES, type Model, type Values } from './tastes';

const SERPENTINE = PATTERNS['serpentine (default)'];
const ALL_KINDS: Record<string, Order> = { ...KINDS, ...OTHER_KINDS };
/** The results for owners who leave after so many years. */
const AFTER = [1, 2, 3, 4, 6, 8, 12];
const SHOWN_AFTER = [2, 6, 12];
/** The kinds of the chart. */
const DRAWN = Object.keys(OWNED).filter((name) => /^m/.test(name));

/** The place of a share in each of twelve years. */
const placesOf = (order: Order, share: number): number[] =>
  YEARS.map((year) => order(year, TWELVE).indexOf(share) + 1);

function longestRun(flags: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const flag of [...flags, ...flags]) {
    run = flag ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return Math.min(longest, flags.length);
}

function placesTable(): string[][] {
  return Object.entries(OWNED).map(([name, order]) => {
    const orders = YEARS.map((year) => order(year, TWELVE));
    const gaps = AFTER.map((years) => placesApart(orders.slice(0, years)));
    const runs = TWELVE.map((share) =>
      longestRun(placesOf(order, share).map((place) => place > TWELVE.length / 2)),
    );
    return [name, ...gaps.map(String), String(Math.max(...runs))];
  });
}

/** How often one share is ahead of, and directly before, another in twelve years. */
function neighbours(order: Order): { ahead: number; directly: number } {
  const orders = YEARS.map((year) => order(year, TWELVE));
  const pairs = TWELVE.flatMap((one) =>
    TWELVE.filter((other) => other !== one).map((other) => {
      const steps = orders.map((it) => it.indexOf(other) - it.indexOf(one));
      return {
        ahead: steps.filter((step) => step > 0).length,
        directly: steps.filter((step) => step === 1).length,
      };
    }),
  );
  return {
    ahead: Math.max(...pairs.map(({ ahead }) => ahead)),
    directly: Math.max(...pairs.map(({ directly }) => directly)),
  };
}

/** In how many of twelve years shares 1 and 2 get the top week, if share 2 has share 1's tastes. */
function twinsOf(houses: readonly House[], order: Order) {
  const years = houses.map(({ values }) =>
    values.map((tastes, year) => {
      const [twin = []] = tastes;
      const alike: Values[] = tastes.map((taste, owner) => (owner === 1 ? twin : taste));
      const top = twin.indexOf(Math.max(...twin));
      const held = draftOf(SERPENTINE, order(year, TWELVE), alike);
      return [held[0]?.includes(top) ? 1 : 0, held[1]?.includes(top) ? 1 : 0] as const;
    }),
  );
  const tops = (owner: 0 | 1) => figureOf(years.map((it) => sum(it.map((year) => year[owner]))));
  return { first: tops(0), second: tops(1) };
}

/** Worths by house, year and owner. */
type Worths = readonly (readonly (readonly number[])[])[];

/**
 * The gap of the shares' totals after some years, in % of their mean. The average of an owner
 * over all twelve places is taken out, so that tastes are not mistaken for luck.
 */
function totalsGap(worths: Worths, usual: Worths, years: number) {
  const mean = meanOf(worths.flatMap((house) => house.flat())) * years;
  const rows = worths.map((house, number) =>
    TWELVE.map((_, owner) => {
      const typical = meanOf((usual[number] ?? []).map((it) => it[owner] ?? 0));
      const gained = house.slice(0, years).map((it) => (it[owner] ?? 0) - typical);
      return (100 * sum(gained)) / mean;
    }),
  );
  return gapOf(rows);
}

/** The total of the worst share in % of the best one's, over twelve years, tastes included. */
function worstToBest(worths: Worths) {
  return figureOf(
    worths.map((house) => {
      const totals = TWELVE.map((_, owner) => sum(house.map((year) => year[owner] ?? 0)));
      return (100 * Math.min(...totals)) / Math.max(...totals);
    }),
  );
}

/** The decision of a kind of rotation: each share's place in each year. */
export function cycles(housesBy: ReadonlyMap<Model, readonly House[]>): Section[] {
  const worthsBy = (order: Order, pattern: Pattern = SERPENTINE) =>
    new Map(
      MODEL_NAMES.map((model) => [
        model,
        (housesBy.get(model) ?? []).map((house) => worthsOf(house, pattern, order)),
      ]),
    );
  const usual = worthsBy(KINDS['moves up one, over twelve (default)']);
  const kinds = [
    ...Object.entries(OWNED).map(([name, order]) => ({ name, worths: worthsBy(order) })),
    {
      name: 'straight rounds, moves up one',
      worths: worthsBy(KINDS['moves up one, over twelve (default)'], PATTERNS.straight),
    },
  ];
  const gapAfter = (worths: ReadonlyMap<Model, Worths>, model: Model, years: number) =>
    totalsGap(worths.get(model) ?? [], usual.get(model) ?? [], years);
  const common = housesBy.get('common') ?? [];
  const independent = housesBy.get('independent') ?? [];
  return [
    {
      id: 'years-apart',
      title: 'Several years: how far the places are apart',
      text: 'Twelve shares. How far the sums of places of the luckiest and the unluckiest share are apart after so many years, and the longest run of years that a share spends in the lower half. This is counted, not simulated. Over the shares that take part is the same as over twelve where all twelve do. In mirror pairs it depends on the year in which an owner begins: the first of a pair or the second. In all other rows every year is alike.',
      tables: [
        {
          head: ['Rotation', ...AFTER.map((years) => `${years} y`), 'Longest run below'],
          rows: placesTable(),
        },
      ],
    },
    {
      id: 'short-ownership',
      title: 'Owners who leave early',
      text: `What that is worth: the gap between the totals of the luckiest and the unluckiest share after ${SHOWN_AFTER.slice(0, -1).join(' and ')} years and after a whole cycle of 12, in % of an average total. An owner’s average over all twelve places (in the default rotation) is taken out first, so tastes are not counted as luck. Twelve years of the default are that average itself: their 0.0 ± 0.0 is so by construction and measures nothing. A gap up to three times its noise is what chance alone makes.`,
      tables: MODEL_NAMES.filter((model) => model !== 'independent').map((model) => ({
        head: [`Rotation (tastes: ${model})`, ...SHOWN_AFTER.map((years) => `${years} years, %`)],
        rows: kinds.map(({ name, worths }) => [
          name,
          ...SHOWN_AFTER.map((years) => written(gapAfter(worths, model, years))),
        ]),
      })),
      chart: {
        name: 'years',
        alt: 'Gap of totals by years of ownership, a line for each kind of rotation',
        svg: lineChart({
          title: 'Gap between the luckiest and the unluckiest share (convex tastes, %)',
          columns: AFTER.map((years) => `${years} y`),
          lines: kinds
            .filter(({ name }) => DRAWN.includes(name))
            .map(({ name, worths }) => ({
              name,
              points: AFTER.map((years) => gapAfter(worths, 'convex', years).mean),
            })),
        }),
      },
    },
    {
      id: 'whole-cycle',
      title: 'Worst and best share over twelve years',
      text: 'The total of the worst share of a house over twelve years, in % of the best one’s. Most of the distance is taste: who wants what all want gets less of it in any order.',
      tables: [
        {
          head: ['Rotation', ...MODEL_NAMES.map((model) => `${model}, %`)],
          rows: kinds.map(({ name, worths }) => [
            name,
            ...MODEL_NAMES.map((model) => written(worstToBest(worths.get(model) ?? []))),
          ]),
        },
      ],
    },
    {
      id: 'neighbours',
      title: 'Neighbours',
      text: 'In how many of twelve years a share is ahead of another, and directly before it, for the pair of shares with the most such years (counted); and in how many years shares 1 and 2 get the week that both want most, if both want the same (simulated).',
      tables: [
        {
          head: [
            ...['Rotation', 'Ahead of another', 'Directly before it'],
            ...['Top week, common (share 1 : 2)', 'Top week, independent (1 : 2)'],
          ],
          rows: Object.entries(ALL_KINDS).map(([name, order]) => {
            const { ahead, directly } = neighbours(order);
            const twins = [twinsOf(common, order), twinsOf(independent, order)];
            return [
              ...[name, String(ahead), String(directly)],
              ...twins.map(({ first, second }) => `${written(first)} : ${written(second)}`),
            ];
          }),
        },
      ],
    },
  ];
}
