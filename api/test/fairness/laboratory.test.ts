import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftOf, type House, housesOf } from '../../../lab/fairness/houses';
import { KINDS, type Order, TWELVE, YEARS } from '../../../lab/fairness/kinds';
import { DEFAULT_YEARS, runLaboratory } from '../../../lab/fairness/laboratory';
import { BEGIN, END, FIGURES, pageWith } from '../../../lab/fairness/page';
import { PATTERNS, RULES, WEEKS } from '../../../lab/fairness/play';
import { MODEL_NAMES } from '../../../lab/fairness/tastes';
import { type Allocation, tradeOut } from '../../../lab/fairness/trades';
import { type DraftOrder, rehearse, type Seat } from '../../src/features/draft/rules';

const repository = join(__dirname, '../../..');
const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');

const [house] = housesOf('common', { houses: 1, years: 2, shares: 12 }) as [House];
const values = house.values[0] ?? [];

/** The weeks that each share gets by the product’s rules if its wish list is complete. */
function byProduct(order: DraftOrder, shares: readonly number[]): number[][] {
  const seats = new Map<number, Seat>(
    values.map((taste, owner) => {
      const ranked = [...WEEKS.keys()].sort(
        (one, other) => (taste[other] ?? 0) - (taste[one] ?? 0),
      );
      const wishes = ranked.map((index) => WEEKS[index]?.week ?? 0);
      return [owner + 1, { status: 'ACTIVE', wishes, isAutopilot: true }];
    }),
  );
  const moves = rehearse({ rules: { ...RULES, order }, shares, weeks: WEEKS }, seats);
  return values.map((_, owner) =>
    moves.flatMap((move) => (move.kind === 'PICKED' && move.share === owner + 1 ? move.week : [])),
  );
}

test.each([
  ['serpentine (default)', 'SERPENTINE'],
  ['straight', 'STRAIGHT'],
] as const)('%s: the laboratory picks as the product does', (name, order) => {
  const shares = KINDS['moves up one, over twelve (default)'](3, TWELVE);
  const weeks = draftOf(PATTERNS[name], shares, values).map((held) =>
    held.map((index) => WEEKS[index]?.week),
  );
  expect(weeks).toEqual(byProduct(order, shares));
});

test.each(Object.entries(KINDS))('%s: each of twelve shares has each place once', (_, order) => {
  for (const share of TWELVE) {
    const places = YEARS.map((year) => order(year, TWELVE).indexOf(share) + 1);
    expect(places.sort((one, other) => one - other)).toEqual(TWELVE);
  }
});

test('in mirror pairs each share is ahead of each other one in half of the years', () => {
  const order: Order = KINDS['mirror pairs'];
  for (const one of TWELVE) {
    for (const other of TWELVE.filter((it) => it !== one)) {
      const years = YEARS.map((year) => order(year, TWELVE));
      expect(years.filter((it) => it.indexOf(one) < it.indexOf(other))).toHaveLength(6);
    }
  }
});

describe('trades', () => {
  const market = (points: number[][]) => ({ points, takesPart: points.map(() => true) });
  const begun: Allocation = { held: [[0], [1], [2]], open: [3] };
  const ROUND = [
    [0, 9, 0, 0],
    [0, 0, 9, 0],
    [9, 0, 0, 0],
  ];

  it('finds what only three can exchange, and keeps each week with one owner', () => {
    const two = tradeOut(market(ROUND), begun, { open: false, owners: 2 });
    expect(two).toEqual(begun);
    const three = tradeOut(market(ROUND), begun, { open: false, owners: 3 });
    expect(three.held).toEqual([[1], [2], [0]]);
  });

  it('does not ask for what brings an owner less than two points', () => {
    const points = ROUND.map((row) => row.map((value) => value / 5));
    expect(tradeOut(market(points), begun, { open: true, owners: 3 })).toEqual(begun);
  });

  it('takes an open week first and opens the one given for it', () => {
    const points = [
      [0, 9, 0, 9],
      [9, 0, 0, 0],
      [0, 0, 9, 0],
    ];
    const after = tradeOut(market(points), begun, { open: true, owners: 2 });
    expect(after.held).toEqual([[3], [0], [2]]);
    expect(after.open).toEqual([1]);
  });
});

describe('docs/fairness.md', () => {
  const few = runLaboratory(24);
  const page = textOf('docs/fairness.md');
  const tablesIn = (text: string) =>
    [...text.matchAll(/(?:^\|.+\n)+/gm)].map(([table]) =>
      table
        .trim()
        .split('\n')
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    );

  it('is the same for the same number of years', () => {
    expect(runLaboratory(24)).toEqual(few);
  });

  it('has the sections and tables that the laboratory writes, with a figure in each cell', () => {
    const written = page.slice(page.indexOf(BEGIN), page.indexOf(END));
    const expected = few.flatMap(({ tables }) => tables);
    const tables = tablesIn(written);
    expect(tables.map(([head]) => head)).toEqual(expected.map(({ head }) => head));
    for (const [index, [, , ...rows]] of tables.entries()) {
      expect(rows.map(([name]) => name)).toEqual(expected[index]?.rows.map(([name]) => name));
      for (const cell of rows.flatMap(([, ...cells]) => cells)) {
        expect(cell).toMatch(/^-?\d+(\.\d+)?( ± \d+\.\d+)?( : \d+(\.\d+)?( ± \d+\.\d+)?)?$/);
      }
    }
    for (const { id, title, chart } of few) {
      expect(written).toContain(`<a id="${id}"></a>\n\n## ${title}\n`);
      if (chart) expect(textOf(`docs/fairness/${chart.name}.svg`)).toContain('<polyline');
    }
  });

  it('has the figures that the Fairness page shows', () => {
    const shown: { id: string; tables: { head: string[]; rows: string[][] }[] }[] = JSON.parse(
      textOf(FIGURES),
    );
    expect(shown.map(({ id }) => id)).toEqual(few.map(({ id }) => id));
    const tables = shown.flatMap((section) => section.tables);
    expect(tables.map(({ head, rows }) => [head, ...rows])).toEqual(
      tablesIn(page).map(([head, , ...rows]) => [head, ...rows]),
    );
  });

  it('has the figures that the README quotes', () => {
    const readme = textOf('README.md');
    const [quoted = ''] = /^- \*\*Fair, in figures.+$/m.exec(readme) ?? [];
    const numbers = quoted.match(/\d+\.\d/g) ?? [];
    expect(numbers.length).toBeGreaterThan(4);
    for (const number of numbers) expect(page).toContain(` ${number} ±`);
  });

  it('names the number of years that it was written from', () => {
    expect(page).toContain(`${DEFAULT_YEARS.toLocaleString('en')} years`);
  });

  it('keeps what stands outside of the markers', () => {
    const renewed = pageWith(`before\n${BEGIN}\nold\n${END}\nafter\n`, few);
    expect(renewed).toMatch(/^before\n/);
    expect(renewed).toMatch(/\nafter\n$/);
    expect(renewed).not.toContain('old');
    expect(() => pageWith('without markers', few)).toThrow('The page has no markers.');
  });
});

test('there are four models of taste, and a house has the same owners each time', () => {
  expect(MODEL_NAMES).toHaveLength(4);
  expect(housesOf('common', { houses: 1, years: 2, shares: 12 })).toEqual([house]);
});
