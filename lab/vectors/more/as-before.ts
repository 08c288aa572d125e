import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@packages/sealed-log/chain';
import { type Fields, leftOutOf } from '../play';
import { files, type Vector, vectors } from '../vector';

const FOLDER = join(process.cwd(), 'docs/draft-log');
const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const ofEach = (text: string) => text.trim().split(/\s+/);

/** Files of version 1 that show rules of version 3. */
const OF_1 = ofEach(`
  good-caps bad-cap-holidays bad-cap-peak bad-clock-set-little bad-ended-early bad-missed-early
  bad-missed-twice bad-neutral-early bad-neutral-in-first-turn bad-neutral-later bad-not-its-turn
  bad-owner-at-deadline bad-paused-late bad-resumed-whole bad-seq-twice bad-serpentine-not-turned
  bad-time-back bad-undone-in-pause-short bad-undone-missed-kept bad-undone-nothing bad-week-taken
  bad-week-unknown`);

/** Logs in order of version 2 that show such rules. */
const GOOD_2 =
  /^good-2-(all-weeks|commitments-again|joined|list-(own-choice|turns|undone)|lists|mirror-(before|pairs)|nothing-allowed|over-twelve|overlap|rich|second-turns|undone-in-pause|who-and-why)\.json$/;

/** Files that show the fields of one version alone, or the fields of lists. */
const NOT_OF_2 = /^bad-2-(version-1|field-(of-3|signed|clock)|list-shape-.*)\.json$/;

/** The version from which a vector is played again; null if it is not. */
function versionOf({ file, head, problem = '' }: Vector): 1 | 2 | null {
  if (OF_1.includes(file.replace('.json', ''))) return 1;
  if (head || /not one of wish lists/.test(problem)) return null;
  const isOf2 = GOOD_2.test(file) || (file.startsWith('bad-2-') && !NOT_OF_2.test(file));
  return isOf2 ? 2 : null;
}

/** Returns the fields of an opening since version 2, with the rotation of version 1. */
function opened2(facts: Fields, baseYear: unknown): Fields {
  const weeks = facts.weeks as { week: number }[];
  const queue = Array.from({ length: 12 }, (_, index) => index + 1);
  return {
    ...{ rotation: { kind: 'OVER_TWELVE', baseYear, queue }, leftOut: leftOutOf(weeks) },
    ...{ rehearsals: 0, by: 7, commitments: [] },
  };
}

/** Returns an entry of another version as one of version 3. */
function asIn3(entry: Fields, before: Fields | undefined, version: 1 | 2): Fields {
  const { kind } = entry;
  if (kind === 'CLOCK_SET') return { ...entry, was: before?.at, server: before?.at };
  if (kind === 'OPENED') {
    const facts = entry.facts as Fields;
    const rules = { ...(facts.rules as Fields), version: 3 };
    const { baseYear, ...rest } = entry;
    const in2 = version === 2 ? entry : { ...rest, ...opened2(facts, baseYear) };
    return { ...in2, facts: { ...facts, rules }, previous: null, keys: [] };
  }
  const isSteered = version === 1 && ['PAUSED', 'RESUMED', 'UNDONE'].includes(String(kind));
  return isSteered ? { ...entry, by: 7, reason: 'Storm' } : entry;
}

/** Returns a file with the entries of another, in version 3. */
async function fileOf3(other: string, version: 1 | 2): Promise<object> {
  const log = read(other);
  const entries: { text: string; hash: string }[] = [];
  let before: Fields | undefined;
  for (const { text } of log.entries) {
    const entry: Fields = JSON.parse(text);
    const written = JSON.stringify(asIn3(entry, before, version));
    entries.push({ text: written, hash: await hashOf(entries.at(-1)?.hash ?? '', written) });
    before = entry;
  }
  return { ...log, entries };
}

/** Adds vectors of versions 1 and 2 in version 3: each has the same verdict for the same reason. */
export function asBefore(): void {
  const all: Vector[] = read('vectors.json');
  for (const vector of all) {
    const version = versionOf(vector);
    if (!version) continue;
    const { file: other, what, lists, isInOrder, problem } = vector;
    const file = other.replace(/^(good|bad)-(2-)?/, `$1-3-as-in-${version}-`);
    if (!files.has(file)) files.set(file, () => fileOf3(other, version));
    const before = version === 1 ? `version 1: ${what}` : what;
    vectors.push({
      ...{ file, what: `version 3, as in ${before}`, isInOrder },
      ...(lists && { lists }),
      ...(problem && { problem }),
    });
  }
}
