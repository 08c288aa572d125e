import { brokenLink, type ChainedEntry } from './chain';
import type { Shape } from './shape';

/** As many digits of a hash no one finds twice by chance. */
const LEAST_DIGITS = 16;

/** How sentences name an exported chain of entries, and the thing that it belongs to. */
export interface ChainWords {
  name: string;
  of: string;
}

/** Proof that an owner has kept: the hash of the last entry at that time, or a whole file. */
export type Kept = { head: string } | { file: string };

/** The result for a file that is not in order. */
export interface Refused {
  isInOrder: false;
  problem: string;
  /** True for a file whose last entries are missing. */
  isCutOff?: true;
}

/** The problem of a file, as a sentence; its facts join the result. */
export class Problem extends Error {
  constructor(
    sentence: string,
    readonly facts: object = {},
  ) {
    super(sentence);
  }
}

/** Returns the verdict on a file, or the problem for which there is none. */
export async function orProblem<Verdict>(verdict: Promise<Verdict>): Promise<Verdict | Refused> {
  try {
    return await verdict;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { isInOrder: false, problem: error.message, ...error.facts };
  }
}

/** Parses JSON; throws this sentence if it is none. */
function parseOr(problem: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(problem);
  }
}

/** Each text of a file, with the colon that makes it the name of a field. */
const TEXTS = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/** Counts the fields of a value and of all within it. */
function fieldsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : parts.length;
  return parts.reduce<number>((sum, part) => sum + fieldsIn(part), own);
}

/**
 * Reads a file of such a shape; throws a Problem that begins with `what` for any other. A field that
 * is there twice would mean one thing to this reader and another to the next.
 */
export function readShape(text: string, what: string, isShape: Shape): unknown {
  const value = parseOr(`${what}: it is not JSON.`, text);
  if (!isShape(value)) throw new Problem(`${what} as it is downloaded.`);
  const names = [...text.matchAll(TEXTS)].filter(([, colon]) => colon !== undefined);
  if (names.length > fieldsIn(value)) throw new Problem(`${what}: it has a field twice.`);
  return value;
}

/**
 * Reads JSON that reads the same to everyone: no field twice, no other spelling of a number. `part`
 * is its name in a sentence.
 */
export function readStrictly(text: string, part: string, { name }: ChainWords): object {
  const value = parseOr(`${part} is not JSON.`, text);
  if (typeof value !== 'object' || value === null || written(value) !== text) {
    throw new Problem(`${part} is not written as a ${name} writes it.`);
  }
  return value;
}

/** Returns a value as JSON; null for one that is nested too deeply to be written. */
function written(value: object): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

/** Throws a Problem unless each hash follows from the text and the hash before it. */
export async function checkChain(entries: readonly ChainedEntry[]): Promise<void> {
  const broken = await brokenLink(entries);
  if (broken)
    throw new Problem(`Entry ${broken} is not what was written: its fingerprint does not match.`);
}

/** Returns the number of the entry that was the last one when someone kept its hash. */
function placeOf(
  head: string,
  entries: readonly ChainedEntry[],
  { name, of }: ChainWords,
  isOver: boolean,
): number {
  const digits = head.replace(/\s/g, '').toLowerCase();
  if (!/^[0-9a-f]+$/.test(digits) || digits.length < LEAST_DIGITS) {
    throw new Problem(
      `A fingerprint has at least ${LEAST_DIGITS} of the digits 0 to 9 and a to f.`,
    );
  }
  const index = entries.findIndex(({ hash }) => hash.startsWith(digits));
  if (index >= 0) return index + 1;
  const cause = isOver ? 'has been' : 'was cut off before it, has been';
  throw new Problem(
    `The fingerprint that was kept is not in this ${name}: the ${name} ${cause} rewritten since, or belongs to another ${of}.`,
  );
}

/** Returns the number of the last entry that both files have; one must continue the other. */
async function commonTo(
  other: Promise<readonly ChainedEntry[]>,
  entries: readonly ChainedEntry[],
  { name, of }: ChainWords,
): Promise<number> {
  const kept = await other.catch((error: unknown) => {
    if (error instanceof Problem) throw new Problem(`The other file: ${error.message}`);
    throw error;
  });
  const shared = Math.min(entries.length, kept.length);
  const apart = entries.findIndex(
    ({ hash }, index) => index < shared && hash !== kept[index]?.hash,
  );
  if (apart === -1 && kept.length > shared) {
    throw new Problem(
      `The ${name} is cut off after entry ${shared}: the other file goes on to entry ${kept.length}. Or the two files are exchanged.`,
      { isCutOff: true },
    );
  }
  if (apart === -1) return shared;
  throw new Problem(
    `The two files differ from entry ${apart + 1} on: one of them was rewritten, or they belong to two ${of}s.`,
  );
}

/** A chain that is compared with something kept. */
interface Continuing {
  entries: readonly ChainedEntry[];
  words: ChainWords;
  /** True if nothing can follow the last entry, so that nothing can be cut off after it. */
  isOver: boolean;
  /** Reads the entries of an older file. */
  read: (file: string) => Promise<readonly ChainedEntry[]>;
}

/** Returns a sentence on how entries continue what was kept; throws a Problem if they do not. */
export async function continuation(
  kept: Kept,
  { entries, words, isOver, read }: Continuing,
): Promise<string> {
  const place =
    'head' in kept
      ? placeOf(kept.head, entries, words, isOver)
      : await commonTo(read(kept.file), entries, words);
  return `It continues what you kept: nothing up to entry ${place} was changed.`;
}
