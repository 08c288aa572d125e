import { housesOf, worthsOf } from './houses';
import { KINDS, type Order, TWELVE } from './kinds';
import { PATTERNS } from './play';
import type { Section } from './section';
import { gapOf, meanOf, sum, written } from './statistic';

/** After so many years each kind has come round for every house of 2 to 12 shares. */
const WHOLE = 12;
const yearsOf = (shares: readonly number[]) => 12 * WHOLE * shares.length;

const HOUSES: readonly (readonly [string, readonly number[]])[] = [
  ...[4, 6, 8, 10, 11].map((count) => [`shares 1 to ${count}`, TWELVE.slice(0, count)] as const),
  ['share 9 is missing', TWELVE.filter((share) => share !== 9)],
  ['10 and 12 are missing', TWELVE.filter((share) => share !== 10 && share !== 12)],
  ['all twelve', TWELVE],
];

/** How often the luckiest and the unluckiest share have a place, in twelve years on average. */
function mostAndFewest(order: Order, shares: readonly number[], place: 'first' | 'last'): string {
  const years = Array.from({ length: yearsOf(shares) }, (_, year) => order(year, shares));
  const index = place === 'first' ? 0 : shares.length - 1;
  const counts = shares.map((share) => years.filter((it) => it[index] === share).length);
  const perCycle = (count: number) =>
    String(Number(((TWELVE.length * count) / years.length).toFixed(1)));
  return `${perCycle(Math.max(...counts))} : ${perCycle(Math.min(...counts))}`;
}

const SHARES = 8;
const YEARS = 24;

function totalsGap(model: 'common' | 'convex', order: Order, houses: number): string {
  const worths = housesOf(model, { houses, years: YEARS, shares: SHARES }).map((house) => {
    const usual = worthsOf(house, PATTERNS['serpentine (default)'], KINDS['mirror pairs']);
    const now = worthsOf(house, PATTERNS['serpentine (default)'], order);
    return { usual, now };
  });
  const total = YEARS * meanOf(worths.flatMap(({ now }) => now.flat()));
  // Another kind in the same house takes its tastes out: what is left is the order's.
  const rows = worths.map(({ usual, now }) =>
    Array.from({ length: SHARES }, (_, owner) => {
      const of = (years: readonly (readonly number[])[]) => sum(years.map((it) => it[owner] ?? 0));
      return (100 * (of(now) - of(usual))) / total;
    }),
  );
  return written(gapOf(rows));
}

/** Houses with fewer than twelve shares that take part. */
export function smallHouses(years: number): Section {
  const houses = Math.max(2, Math.round(years / YEARS));
  const kinds = Object.entries(KINDS);
  const counted = (place: 'first' | 'last') => ({
    head: [
      `Years in which a share is ${place}, of 12 (most : fewest)`,
      ...kinds.map(([name]) => name),
    ],
    rows: HOUSES.map(([name, shares]) => [
      name,
      ...kinds.map(([, order]) => mostAndFewest(order, shares, place)),
    ]),
  });
  return {
    id: 'small-houses',
    title: 'Houses in which fewer than twelve shares take part',
    text: `Counted over whole cycles. Over twelve, the share after a gap inherits every first place of the missing ones. The last table is simulated: the gap between the totals of the luckiest and the unluckiest share of eight, after ${YEARS} years, in % of an average total.`,
    tables: [
      counted('first'),
      counted('last'),
      {
        head: ['Eight shares', 'common, %', 'convex, %'],
        rows: kinds
          .filter(([name]) => name !== 'mirror pairs')
          .map(([name, order]) => [
            name,
            totalsGap('common', order, houses),
            totalsGap('convex', order, houses),
          ]),
      },
    ],
  };
}
