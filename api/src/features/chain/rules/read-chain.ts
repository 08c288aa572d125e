import { type Draw, type DrawEntry, withEntry } from '@packages/fair-draw/draw';
import { drawProblem } from '@packages/fair-draw/problem';
import type { ChainedEntry } from '../../../core/rules/chain';
import { checkChain, Problem, readStrictly } from '../../../core/rules/exported-chain';
import { type ChainEntry, isChainEntry } from './entries';

/** How sentences name it. */
export const HOUSE_CHAIN = { name: 'log', of: 'house' } as const;

/** Returns whether an entry is one of a draw. */
const isOfDraw = (entry: ChainEntry): entry is ChainEntry & DrawEntry =>
  entry.kind.startsWith('DRAW');

/** The entries of a chain, and its draws. */
export interface ReadChain {
  entries: readonly ChainEntry[];
  draws: readonly Draw[];
}

const withLink = (
  { entries, draws }: ReadChain,
  { hash }: ChainedEntry,
  entry: ChainEntry,
): ReadChain => ({
  entries: [...entries, entry],
  draws: isOfDraw(entry) ? withEntry(draws, entry, hash) : draws,
});

/** Reads a chain as its own server has stored it. */
export const foldChain = (links: readonly ChainedEntry[]): ReadChain =>
  links.reduce<ReadChain>((read, link) => withLink(read, link, JSON.parse(link.text)), {
    entries: [],
    draws: [],
  });

/** Reads one entry after those before it; throws a Problem unless it can follow them. */
async function entryAfter(
  { entries, draws }: ReadChain,
  { text }: ChainedEntry,
): Promise<ChainEntry> {
  const seq = entries.length + 1;
  const entry = readStrictly(text, `Entry ${seq}`, HOUSE_CHAIN);
  if (!isChainEntry(entry)) {
    throw new Problem(`Entry ${seq} has other fields or values than a house’s log has.`);
  }
  const isPlaced = entry.seq === seq && (entry.kind === 'BEGUN') === (seq === 1);
  if (!isPlaced || entry.at < (entries.at(-1)?.at ?? '')) {
    throw new Problem(`Entry ${seq} has a number, kind or time that cannot follow.`);
  }
  const problem = isOfDraw(entry) ? await drawProblem(draws, entry) : null;
  if (problem) throw new Problem(`Entry ${seq} breaks the rules: ${problem}`);
  return entry;
}

/** Reads a chain of whatever origin; throws a Problem unless hashes, times and draws are in order. */
export async function readChain(links: readonly ChainedEntry[]): Promise<readonly ChainEntry[]> {
  await checkChain(links);
  let read: ReadChain = { entries: [], draws: [] };
  for (const link of links) read = withLink(read, link, await entryAfter(read, link));
  return read.entries;
}
