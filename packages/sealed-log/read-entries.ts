import type { ChainedEntry } from './chain';
import { type ChainWords, checkChain, Problem, readStrictly } from './exported-chain';

/** An entry with its number from 1 and its ISO time. */
interface Placed {
  seq: number;
  at: string;
  kind: string;
}

interface Reading<Entry extends Placed> {
  words: ChainWords;
  /** Whether it has the fields of its kind. */
  isEntry: (entry: object) => entry is Entry;
  /** The kind of the first entry, which no other one has. */
  first: string;
}

/** Reads a chain of whatever origin; throws a Problem unless hashes, fields, numbers and times are in order. */
export async function readEntries<Entry extends Placed>(
  links: readonly ChainedEntry[],
  { words, isEntry, first }: Reading<Entry>,
): Promise<readonly Entry[]> {
  await checkChain(links);
  const entries = links.map(({ text }, index) => {
    const entry = readStrictly(text, `Entry ${index + 1}`, words);
    if (isEntry(entry)) return entry;
    const whole = `a ${words.of}’s ${words.name} has`;
    throw new Problem(`Entry ${index + 1} has other fields or values than ${whole}.`);
  });
  const misplaced = entries.findIndex(
    ({ seq, at, kind }, index) =>
      seq !== index + 1 || (kind === first) !== (seq === 1) || at < (entries[index - 1]?.at ?? ''),
  );
  if (misplaced === -1) return entries;
  throw new Problem(`Entry ${misplaced + 1} has a number, kind or time that cannot follow.`);
}
