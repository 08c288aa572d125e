import { drawFault } from '@packages/fair-draw/fold';
import type { ChainedEntry } from '@packages/sealed-log/chain';
import { Problem } from '@packages/sealed-log/exported-chain';
import { readEntries } from '@packages/sealed-log/read-entries';
import { type ChainEntry, isChainEntry } from './entries';

/** How sentences name it. */
export const HOUSE_CHAIN = { name: 'log', of: 'house' } as const;

/** Reads a chain of whatever origin; throws a Problem unless it and its draws are in order. */
export async function readChain(links: readonly ChainedEntry[]): Promise<readonly ChainEntry[]> {
  const reading = { words: HOUSE_CHAIN, isEntry: isChainEntry, first: 'BEGUN' };
  const entries = await readEntries<ChainEntry>(links, reading);
  const hashes = links.map(({ hash }) => hash);
  const fault = await drawFault(entries, hashes);
  if (fault) throw new Problem(`Entry ${fault.seq} breaks the rules: ${fault.problem}`);
  return entries;
}
