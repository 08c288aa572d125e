import type { DraftOrder } from '@rules/draft';
import figures from './figures.json';

/** What is claimed, with the section of docs/fairness.md that has its figures. */
export interface Claim {
  section: (typeof figures)[number];
  sentence: string;
}

const sectionOf = (id: string) => {
  const section = figures.find((it) => it.id === id);
  if (!section) throw new Error(`docs/fairness.md has no section ${id}.`);
  return section;
};

/** A figure without its noise, by the names of its row and column; tables are counted from 0. */
function figure(id: string, row: string, column: string, table = 0): string {
  const { head, rows } = sectionOf(id).tables[table] ?? { head: [], rows: [] };
  const cell = rows.find(([name]) => name?.startsWith(row))?.[head.indexOf(column)];
  if (cell === undefined) throw new Error(`docs/fairness.md has no figure of ${row} in ${id}.`);
  return cell.replace(/ ±.*/, '');
}

const gap = (order: string) => ({
  same: figure('one-year', order, 'common'),
  other: figure('one-year', order, 'independent'),
  few: figure('one-year', order, 'convex'),
});

function withinAYear(order: DraftOrder): string {
  const [own, name] =
    order === 'SERPENTINE'
      ? [gap('serpentine'), 'every other round in reverse order']
      : [gap('straight'), 'every round in the same order'];
  const mildest = gap('serpentine');
  const compared =
    order === 'SERPENTINE'
      ? `With every round in the same order it would be ${gap('straight').same}.`
      : `With every other round reversed it would be ${mildest.same}, ${mildest.other} and ${mildest.few}.`;
  return `With ${name}, the best place of a year is worth ${own.same} points of 100 more than the worst if all want the same weeks, ${own.other} if each wants different ones, and ${own.few} if only the very best weeks count. ${compared}`;
}

const afterSix = (kind: string) => ({
  same: figure('short-ownership', kind, '6 years, %', 0),
  few: figure('short-ownership', kind, '6 years, %', 2),
});

/** The claims about drafts and rotations, true in every house or with the houses they are about. */
export function claimsFor(order: DraftOrder): Claim[] {
  const one = afterSix('moves up one');
  const pairs = afterSix('mirror pairs');
  const envy = figure('envy', order === 'SERPENTINE' ? 'serpentine' : 'straight', 'Envious pairs');
  const claims: readonly (readonly [string, string])[] = [
    ['one-year', withinAYear(order)],
    [
      'envy',
      `In a house of twelve shares that all want the same weeks, ${envy} of 132 pairs of owners are envious: one clearly values the other’s weeks more than their own.`,
    ],
    [
      'short-ownership',
      `In a house of twelve shares, an owner who leaves after six years may have had ${one.same} % more or less than another (${one.few} % if only the very best weeks count) where shares move up one place a year, and ${pairs.same} % (${pairs.few} %) in mirror pairs. The rotation evens this out over a whole cycle.`,
    ],
    [
      'small-houses',
      `Where fewer than twelve shares take part, it depends on the kind of rotation: with eight, one share is first in ${figure('small-houses', 'shares 1 to 8', 'moves up one, over twelve (default)').split(' : ')[0]} of twelve years if places rotate over twelve, and all equally often if they rotate over the shares that take part. The rotation of this house says what holds here.`,
    ],
    [
      'sincere',
      `Choosing what you want most is good advice: an owner who guessed from earlier years what would be left gained between ${guessing()} points of 100 on average.`,
    ],
    [
      'trades',
      `If three of ten owners have other plans after the draft, exchanges of two improve ${figure('trades', '3 of 10', 'trades of two')} owners of 100, those of three raise it to ${figure('trades', '3 of 10', 'of two and three')}, and with open weeks it is ${figure('trades', '3 of 10', 'open weeks, two and three')}.`,
    ],
  ];
  return claims.map(([id, sentence]) => ({ section: sectionOf(id), sentence }));
}

/** The smallest and the largest gain of an owner who guesses, over the models of taste. */
function guessing(): string {
  const gains = (sectionOf('sincere').tables[0]?.rows ?? []).map(([, gain = '']) =>
    Number.parseFloat(gain),
  );
  return `${Math.min(...gains)} and ${Math.max(...gains)}`;
}
