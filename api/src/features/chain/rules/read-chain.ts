import { drawFault } from '@packages/fair-draw/fold';
import type { ChainedEntry } from '../../../core/rules/chain';
import { checkChain, Problem, readStrictly } from '../../../core/rules/exported-chain';
import { type ChainEntry, isChainEntry } from './entries';

/** How sentences name it. */
export const HOUSE_CHAIN = { name: 'log', of: 'house' } as const;

function entryOf({ text }: ChainedEntry, seq: number): ChainEntry {
  const entry = readStrictly(text, `Entry ${seq}`, HOUSE_CHAIN);
  if (isChainEntry(entry)) return entry;
  throw new Problem(`Entry ${seq} has other fields or values than a house’s log has.`);
}

/** Reads a chain of whatever origin; throws a Problem unless hashes, times and draws are in order. */
export async function readChain(links: readonly ChainedEntry[]): Promise<readonly ChainEntry[]> {
  await checkChain(links);
  const entries = links.map((link, index) => entryOf(link, index + 1));
  const misplaced = entries.findIndex(
    ({ seq, kind, at }, index) =>
      seq !== index + 1 ||
      (kind === 'BEGUN') !== (seq === 1) ||
      at < (entries[index - 1]?.at ?? ''),
  );
  if (misplaced >= 0) {
    throw new Problem(`Entry ${misplaced + 1} has a number, kind or time that cannot follow.`);
  }
  const fault = await drawFault(
    entries,
    links.map(({ hash }) => hash),
  );
  if (fault) throw new Problem(`Entry ${fault.seq} breaks the rules: ${fault.problem}`);
  return entries;
}
