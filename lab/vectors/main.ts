import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyLog } from '../../api/src/features/draft/rules';
import { fieldsOfEntries, spellings } from './entries';
import { fieldsOfOpenings } from './fields';
import { fieldsOf3, years } from './fields-3';
import { writeHouses } from './house';
import { clockOf3, keys } from './keys';
import { heads, lists } from './lists';
import { asBefore } from './more/as-before';
import { files as layouts } from './more/files';
import { moreLists } from './more/lists';
import { moreMoments } from './more/moments';
import { moreTurns } from './more/turns';
import { undone } from './more/undone';
import { openings } from './openings';
import { rewritings } from './rewritings/page';
import { signatures } from './signed';
import { clock, places, times } from './times';
import { caps, secondTurns, turns } from './turns';
import { files, type Vector, vectors } from './vector';

const FOLDER = join(process.cwd(), 'docs/draft-log');
const LIST = 'vectors.json';
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const textOf = (value: unknown) =>
  typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`;

/** The fields by which vectors differ. */
const nameOf = ({ file, head, older, lists }: Vector) => [file, head, older, lists].join();

/** Writes a file; one that is there never changes. */
async function write(file: string, make: () => Promise<object | string>): Promise<void> {
  const text = textOf(await make());
  if (!existsSync(join(FOLDER, file))) writeFileSync(join(FOLDER, file), text);
  else if (read(file) !== text) fail(`${file} would change, and files never do.`);
}

/** Returns a vector with the problem that Fairweek names. */
async function verified(vector: Vector): Promise<Vector & { problem?: string }> {
  const { file, older, head, lists: own, isInOrder } = vector;
  const kept = older ? { file: read(older) } : head ? { head } : undefined;
  const verdict = await verifyLog(read(file), { kept, lists: own && read(own) });
  if (verdict.isInOrder && !isInOrder) fail(`${file} was accepted.`);
  if (!verdict.isInOrder && isInOrder) fail(`${file}: ${verdict.problem}`);
  const problem = verdict.isInOrder ? undefined : verdict.problem;
  if (vector.problem && problem !== vector.problem) fail(`${file}: ${problem}`);
  return { ...vector, ...(problem && { problem }) };
}

async function main(): Promise<void> {
  for (const add of [turns, secondTurns, caps, times, clock, places]) add();
  for (const add of [openings, lists, heads, fieldsOfOpenings, fieldsOfEntries, spellings]) add();
  for (const add of [signatures, keys, clockOf3, fieldsOf3, years]) add();
  for (const add of [asBefore, undone, moreTurns, moreMoments, moreLists, layouts]) add();
  const page = await rewritings();
  for (const [file, make] of files) await write(file, make);
  const known: Vector[] = JSON.parse(read(LIST));
  const names = new Set(known.map(nameOf));
  const added = vectors.filter((vector) => !names.has(nameOf(vector)));
  const all = [...known, ...(await Promise.all(added.map(verified)))];
  writeFileSync(join(FOLDER, LIST), textOf(all));
  writeFileSync(join(FOLDER, 'rewritings.md'), page);
  await writeHouses();
  console.log(`${all.length} vectors, ${added.length} of them new.`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

void main();
