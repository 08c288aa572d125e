import { rehearse, type Seat } from '../../api/src/features/draft/rules';
import type { House } from './houses';
import { KINDS, TWELVE } from './kinds';
import { indexOf, RULES, WEEKS } from './play';
import { type Random, randomOf } from './random';
import type { Section } from './section';
import { figureOf, meanOf, sum, written } from './statistic';
import {
  MODEL_NAMES,
  type Model,
  type Owner,
  type Values,
  valuesOf,
  withOtherPlans,
} from './tastes';
import { type Allocation, type Market, tradeOut, type Ways } from './trades';

/** The changes between the draft and the trades. */
interface Situation {
  name: string;
  /** The value of the weeks to an owner after it, which counts for the trades. */
  change: (owner: Owner, before: Values, random: Random) => Values;
  /** The share of owners who trade, and who were absent in the draft. */
  traders: number;
  absent: number;
}

type Change = Situation['change'];

const nothing: Change = (_, before) => before;
const thisYearsPlans: Change = (owner, _, random) => valuesOf(owner, WEEKS, random);
const otherPlans: Change = (owner, before, random) =>
  random.uniform() < 0.3 ? valuesOf(withOtherPlans(owner, WEEKS, random), WEEKS, random) : before;

const SITUATIONS: readonly Situation[] = [
  { name: 'nothing changed', change: nothing, traders: 1, absent: 0 },
  { name: 'all tastes changed a little', change: thisYearsPlans, traders: 1, absent: 0 },
  { name: '3 of 10 have other plans', change: otherPlans, traders: 1, absent: 0 },
  { name: 'same, half of the owners trade', change: otherPlans, traders: 0.5, absent: 0 },
  { name: 'same, 15 % absent in the draft', change: otherPlans, traders: 1, absent: 0.15 },
];

const WAYS: readonly (readonly [string, Ways])[] = [
  ['open weeks', { open: true, owners: 0 }],
  ['trades of two', { open: false, owners: 2 }],
  ['of two and three', { open: false, owners: 3 }],
  ['open weeks, two and three', { open: true, owners: 3 }],
];

const ORDER = KINDS['over the shares that take part'];

/** Holds a draft by the product's rules: wish lists decide, or the neutral rule for the absent. */
function hold(values: readonly Values[], year: number, isAbsent: readonly boolean[]): Allocation {
  const seats = new Map<number, Seat>(
    values.map((taste, owner) => {
      const ranked = [...WEEKS.keys()].sort(
        (one, other) => (taste[other] ?? 0) - (taste[one] ?? 0),
      );
      const wishes = isAbsent[owner] ? [] : ranked.map((index) => WEEKS[index]?.week ?? 0);
      return [owner + 1, { status: 'ACTIVE', wishes, isAutopilot: true }];
    }),
  );
  const moves = rehearse({ rules: RULES, shares: ORDER(year, TWELVE), weeks: WEEKS }, seats);
  const picks = moves.flatMap((move) => (move.kind === 'PICKED' ? [move] : []));
  const taken = new Set(picks.map(({ week }) => indexOf(week)));
  return {
    held: values.map((_, owner) =>
      picks.filter(({ share }) => share === owner + 1).map(({ week }) => indexOf(week)),
    ),
    open: [...WEEKS.keys()].filter((index) => !taken.has(index)),
  };
}

/** For one house and way: how many of its owners are better off, in %, and what each gains. */
interface Outcome {
  improved: number;
  gain: number;
}

function outcomesOf(house: House, situation: Situation, number: number): Outcome[] {
  const { change, traders, absent } = situation;
  const random = randomOf(77_000_000 + number);
  const draw = (chance: number) => house.owners.map(() => random.uniform() < chance);
  const before = house.values[0] ?? [];
  const begun = hold(before, 0, draw(absent));
  const now = house.owners.map((owner, index) => change(owner, before[index] ?? [], random));
  const market: Market = { points: now, takesPart: draw(traders) };
  const worth = ({ held }: Allocation) =>
    held.map((weeks, owner) => sum(weeks.map((week) => now[owner]?.[week] ?? 0)));
  const held = worth(begun);
  return WAYS.map(([, ways]) => {
    const gains = worth(tradeOut(market, begun, ways)).map((it, owner) => it - (held[owner] ?? 0));
    return {
      improved: (100 * gains.filter((gain) => gain > 0).length) / gains.length,
      gain: meanOf(gains),
    };
  });
}

/** The gain of trades after a draft. */
export function trading(housesBy: ReadonlyMap<Model, readonly House[]>): Section {
  const models: readonly Model[] = MODEL_NAMES.filter((model) => model !== 'convex');
  const outcomes = new Map(
    models.map((model) => [
      model,
      SITUATIONS.map((situation) =>
        (housesBy.get(model) ?? []).map((house, number) => outcomesOf(house, situation, number)),
      ),
    ]),
  );
  const rowsOf = (model: Model, figure: keyof Outcome) =>
    SITUATIONS.map(({ name }, situation) => {
      const houses = outcomes.get(model)?.[situation] ?? [];
      const figures = WAYS.map((_, way) => figureOf(houses.map((it) => it[way]?.[figure] ?? 0)));
      return [name, ...figures.map((it) => written(it))];
    });
  return {
    id: 'trades',
    title: 'What trades bring after the draft',
    text: 'How many owners of 100 are better off once the product’s finder of exchanges finds nothing more that brings each owner in it at least 2 points, if everyone lists all such weeks and says yes. Open weeks are taken first, then two owners exchange, then three. After a draft in which all chose sincerely and nothing changed, next to nothing is left to trade.',
    tables: [
      ...models.map((model) => ({
        head: [`Owners improved, % (tastes: ${model})`, ...WAYS.map(([name]) => name)],
        rows: rowsOf(model, 'improved'),
      })),
      {
        head: ['Points gained by an average owner (common)', ...WAYS.map(([name]) => name)],
        rows: rowsOf('common', 'gain'),
      },
    ],
  };
}
