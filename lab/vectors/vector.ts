import { type ChainedEntry, hashOf } from '@packages/sealed-log/chain';
import { type Fields, played, type Step, statusOf, YEAR } from './play';

interface Kept {
  head?: string;
  older?: string;
  lists?: string;
}

interface Options extends Kept {
  /** Fields of the file that are other than the entries say. */
  envelope?: Fields;
  /** Another spelling in the text of an entry, by its number. */
  respell?: readonly [seq: number, from: string, to: string];
  /** Another text in place of the last entry. */
  text?: string;
  /** A change of the last entry that leaves its hash. */
  after?: readonly [from: string, to: string];
}

export interface Vector extends Kept {
  file: string;
  what: string;
  isInOrder: boolean;
  /** The problem that Fairweek has to name. */
  problem?: string;
}

/** All vectors, and the files that they need, as objects or as they are written. */
export const vectors: Vector[] = [];
export const files = new Map<string, () => Promise<object | string>>();

/** Returns the file of entries. */
export async function logOf(entries: readonly Fields[], options: Options): Promise<object> {
  const { respell: [seq, from, to] = [0, '', ''], text, after, envelope } = options;
  const texts = entries.map((entry) => JSON.stringify(entry));
  if (text !== undefined) texts.splice(-1, 1, text);
  const links: ChainedEntry[] = [];
  for (const [index, plain] of texts.entries()) {
    const spelled = seq === index + 1 ? plain.replace(from, to) : plain;
    links.push({ text: spelled, hash: await hashOf(links.at(-1)?.hash ?? '', spelled) });
  }
  const last = links.at(-1);
  if (last && after) last.text = last.text.replace(...after);
  const { property = 'Hut', year = YEAR } = entries[0] ?? {};
  return { property, year, status: statusOf(entries), entries: links, ...envelope };
}

const keptIn = ({ head, older, lists }: Options): Kept => ({
  ...(head && { head }),
  ...(older && { older }),
  ...(lists && { lists }),
});

function vector(
  isInOrder: boolean,
  name: string,
  what: string,
  steps: readonly Step[],
  options: Options,
) {
  const file = `${isInOrder ? 'good' : 'bad'}-${name}.json`;
  const [, version] = /^([23])-/.exec(name) ?? [];
  vectors.push({
    file,
    what: version ? `version ${version}: ${what}` : what,
    ...keptIn(options),
    isInOrder,
  });
  files.set(file, () => logOf(played(...steps), options));
}

/** A log that a verifier has to accept. */
export const good = (name: string, what: string, steps: readonly Step[], options: Options = {}) =>
  vector(true, name, what, steps, options);

/** A log that a verifier has to refuse. */
export const bad = (name: string, what: string, steps: readonly Step[], options: Options = {}) =>
  vector(false, name, what, steps, options);

/** A file that there is, alone or with something kept. */
export const again = (file: string, what: string, isInOrder: boolean, kept: Kept = {}) =>
  vectors.push({ file, what, ...kept, isInOrder });

/** A file of an owner’s lists. */
export const listsFile = (file: string, lists: readonly Fields[], more: Fields = {}) =>
  files.set(file, async () => ({ property: 'Hut', year: YEAR, lists, ...more }));
