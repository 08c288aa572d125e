import { type ChainedEntry, chain } from '@packages/sealed-log/chain';
import { type ChainFact, commitmentTo, drawsIn, outcomeOf } from '../../src/features/chain/rules';

/** An entry as a test says it; its time is so many hours after the first. */
export type SaidFact = ChainFact & { at?: number };

const START = Date.parse('2027-01-01T08:00:00.000Z');
export const hour = (hours: number) => new Date(START + hours * 3_600_000).toISOString();

/** Chains entries that are an hour apart, unless they say when they are. */
export const chainOf = (facts: readonly SaidFact[]): Promise<ChainedEntry[]> =>
  chain(
    '',
    facts.map(({ at, ...fact }, index) => ({ seq: index + 1, at: hour(at ?? index), ...fact })),
  );

const secretOf = (share: number) => String(share).padStart(2, '0').repeat(32);

interface DrawPlan {
  question: string;
  shares: number[];
  year?: number;
  /** Those that commit, and those of them that reveal. */
  committing: readonly number[];
  revealing: readonly number[];
  /** The person of shares that are of another one than that with ten times their number. */
  people?: Readonly<Record<number, number>>;
  beacon?: { round: ChainFact & object; value: { signature: string; randomness: string } };
}

/** Adds a whole draw to the entries of a house, each share by the person with ten times its number. */
export async function withDraw(
  facts: readonly SaidFact[],
  { question, shares, year, committing, revealing, people }: DrawPlan,
): Promise<SaidFact[]> {
  const start = facts.length;
  const draw = start + 1;
  const by = 1;
  const personOf = (share: number) => people?.[share] ?? 10 * share;
  const all: SaidFact[] = [
    ...facts,
    {
      ...{ kind: 'DRAW_BEGUN', question, shares, commitBy: hour(start + 24) },
      ...{ revealBy: hour(start + 48), year: year ?? null, beacon: null, by },
    },
  ];
  const hash = (await chainOf(all)).at(-1)?.hash ?? '';
  for (const share of committing) {
    const commitment = await commitmentTo(hash, share, secretOf(share));
    all.push({ kind: 'DRAW_COMMITTED', draw, share, commitment, by: personOf(share) });
  }
  for (const [index, share] of revealing.entries()) {
    const at = start + 25 + index;
    all.push({
      ...{ kind: 'DRAW_REVEALED', draw, share, secret: secretOf(share), by: personOf(share), at },
    });
  }
  const links = await chainOf(all);
  const entries = links.map(({ text }) => JSON.parse(text));
  const hashes = links.map((link) => link.hash);
  const drawn = drawsIn(entries, hashes).at(-1);
  if (!drawn) throw new Error('Nothing is drawn.');
  const outcome = await outcomeOf(drawn, null);
  return [...all, { kind: 'DRAWN', draw, ...outcome, beacon: null, at: start + 49 }];
}
