import { type Draw, type DrawEntry, withEntry } from './draw';
import { isDrawKind } from './fields';
import { drawProblem } from './problem';

/** An entry of a log, of a draw or of something else. */
interface Entry {
  kind: string;
  seq: number;
}

const isOfDraw = <Known extends Entry>(entry: Known): entry is Known & DrawEntry =>
  isDrawKind(entry.kind);

/** Returns the draws of a log, whose entries and hashes are given in order. */
export const drawsIn = (entries: readonly Entry[], hashes: readonly string[]): readonly Draw[] =>
  entries.reduce<readonly Draw[]>(
    (draws, entry, index) =>
      isOfDraw(entry) ? withEntry(draws, entry, hashes[index] ?? '') : draws,
    [],
  );

/** Returns the first entry of a draw that cannot follow those before it, and why; null for none. */
export async function drawFault(
  entries: readonly Entry[],
  hashes: readonly string[],
): Promise<{ seq: number; problem: string } | null> {
  let draws: readonly Draw[] = [];
  for (const [index, entry] of entries.entries()) {
    if (!isOfDraw(entry)) continue;
    const problem = await drawProblem(draws, entry);
    if (problem) return { seq: entry.seq, problem };
    draws = withEntry(draws, entry, hashes[index] ?? '');
  }
  return null;
}
