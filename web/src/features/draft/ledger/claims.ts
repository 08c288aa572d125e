import type { DraftOrder } from '@rules/draft';
import figures from './figures.json';

/** An owner’s question, answered in a few words and then in figures. */
interface Fact {
  answer: string;
  text: string;
}

/** The claims in everyday words; the figures are those of docs/fairness.md. */
export interface Claim {
  question: string;
  /** Undefined for the claim that is the verdict, and where the house's own figures say more. */
  fact: Fact | undefined;
  /** The same with its exact figures and conditions. */
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

/** '3.3' → 'about 3'. */
const about = (exact: string | number) => `about ${Math.round(Number(exact))}`;

/** How near each place of a year comes to its wishes, in %; known for the usual order alone. */
export function placesOf(order: DraftOrder): { place: number; percent: number }[] {
  if (order !== 'SERPENTINE') return [];
  const [, ...percents] = sectionOf('places').tables[0]?.rows[0] ?? [];
  return percents.map((percent, index) => ({ place: index + 1, percent: Number(percent) }));
}

const ORDERS = {
  SERPENTINE: { row: 'serpentine', rounds: 'every other round in reverse order' },
  STRAIGHT: { row: 'straight', rounds: 'every round in the same order' },
} as const satisfies Record<DraftOrder, object>;
const otherThan = (order: DraftOrder) => (order === 'SERPENTINE' ? 'STRAIGHT' : 'SERPENTINE');

const gap = (order: DraftOrder) => ({
  same: figure('one-year', ORDERS[order].row, 'common'),
  other: figure('one-year', ORDERS[order].row, 'independent'),
  few: figure('one-year', ORDERS[order].row, 'convex'),
});

/** Up to so many of 100 are little. */
const LITTLE = 5;

function withinAYear(order: DraftOrder): Claim {
  const [own, compared] = [gap(order), gap(otherThan(order))];
  const [{ rounds }, other] = [ORDERS[order], ORDERS[otherThan(order)]];
  return {
    question: 'Does the place in the order matter?',
    fact: {
      answer: `${Number(own.same) <= LITTLE ? 'Only a little' : 'Yes'} in one year, and places change every year`,
      text: `If everyone wants much the same weeks, the best place comes ${about(own.same)}% nearer to its wishes than the worst; with ${other.rounds} it would be ${about(compared.same)}%. Only for an owner who wants one of the very best weeks and hardly values the rest does an early place matter much more. That is why places rotate.`,
    },
    sentence: `With ${rounds}, the best place of a year comes ${own.same}% nearer to its wishes than the worst if everyone wants much the same weeks, ${own.other}% if each wants different ones, and ${own.few}% if the very best weeks count far more than all others. With ${other.rounds} it would be ${compared.same}%, ${compared.other}% and ${compared.few}%.`,
  };
}

const envyIn = (order: DraftOrder) => figure('envy', ORDERS[order].row, 'Envious pairs');

/** A doubtful owner’s first questions, and where each claim holds. */
export function verdictOf(order: DraftOrder): { verdict: string; scope: string } {
  const envy = Number.parseFloat(envyIn(order));
  return {
    // Where the average is below a half, most drafts have none.
    verdict:
      envy < 0.5
        ? 'In a typical draft, no owner would clearly rather have another owner’s weeks.'
        : `On average, ${about(envyIn(order))} of 132 comparisons of one owner with another end with: ‘I would clearly rather have your weeks.’`,
    scope: `Simulated many times with ${ORDERS[order].rounds}, in houses of twelve shares with four weeks each, whose owners want much the same weeks.`,
  };
}

const envious = (order: DraftOrder): Claim => ({
  question: 'Would anyone rather have another owner’s weeks?',
  fact: undefined,
  sentence: `In a house of twelve shares whose owners want much the same weeks, there are 132 ways to compare one owner with another. On average, ${envyIn(order)} of them end with an owner who would come over 2% nearer to their wishes with the other’s weeks.`,
});

const apart = (rotation: string, years: number) => ({
  same: figure('short-ownership', rotation, `${years} years, %`, 0),
  few: figure('short-ownership', rotation, `${years} years, %`, 2),
});

/** '2.3% apart after six years (27.0% if …)' of a row, and after twelve. */
function apartIn(rotation: string) {
  const [six, twelve] = [apart(rotation, 6), apart(rotation, 12)];
  return {
    six: `${six.same}% apart after six years (${six.few}% if only the very best weeks count)`,
    twelve: `${twelve.same}% (${twelve.few}%) after twelve`,
  };
}

/** The gap of what places are worth; that of a house's own places is counted beside it. */
function overTheYears(order: DraftOrder): Claim {
  const isSerpentine = order === 'SERPENTINE';
  const own = apartIn(isSerpentine ? 'moves up one' : 'straight rounds, moves up one');
  const pairs = (start: string) => {
    const { six, twelve } = apartIn(`mirror pairs, from a ${start} year`);
    return `${six} and ${twelve} for an owner who begins in the ${start} year of a pair`;
  };
  const after = isSerpentine
    ? '. After twelve, each share has had each place once: that is what luck is measured by, so the gap is zero by definition'
    : ` and ${own.twelve}`;
  return {
    question: 'What is luck worth over the years?',
    fact: undefined,
    sentence: `In a house of twelve shares that move up one place a year, the totals of the luckiest and the unluckiest share are ${own.six}${after}. Differences in taste are not counted.${isSerpentine ? ` In mirror pairs they are ${pairs('first')}, and ${pairs('second')}.` : ''}`,
  };
}

/** Said where a figure is known for the other order alone. */
const simulatedIn = (order: DraftOrder) =>
  order === 'SERPENTINE' ? '' : ` This was simulated with ${ORDERS.SERPENTINE.rounds}.`;

function sincere(order: DraftOrder): Claim {
  const gains = (sectionOf('sincere').tables[0]?.rows ?? []).map(([, gain = '']) =>
    Number.parseFloat(gain),
  );
  const most = Math.max(...gains);
  return {
    question: 'Does it pay to guess what others want?',
    fact: {
      answer: most < 1 ? 'Hardly: it is best to choose what one wants most' : 'A little',
      text: `Owners who guessed from earlier years what would still be left came at most ${Math.ceil(most * 10) / 10}% nearer to their wishes on average.${simulatedIn(order)}`,
    },
    sentence: `An owner who guessed from earlier years what would be left came between ${Math.min(...gains)}% and ${most}% nearer to their wishes on average.`,
  };
}

function trading(order: DraftOrder): Claim {
  const improved = (column: string) => figure('trades', '3 of 10', column);
  const all = improved('open weeks, two and three');
  return {
    question: 'What if plans change?',
    fact: {
      answer: `Swaps and open weeks can help ${about(all)} of 100 owners`,
      text: `That many are better off through swaps and open weeks if everyone wants much the same weeks, three of ten owners have other plans after the draft, and everyone takes part.${simulatedIn(order)}`,
    },
    sentence: `If three of ten owners have other plans after the draft and everyone says yes to what improves their weeks, swaps of two owners improve ${improved('trades of two')} owners of 100; with swaps of three it is ${improved('of two and three')}, and with open weeks ${all}.`,
  };
}

/** The claims about simulated drafts and rotations, with the houses that they are about. */
export function claimsFor(order: DraftOrder): Claim[] {
  return [envious(order), withinAYear(order), overTheYears(order), sincere(order), trading(order)];
}
