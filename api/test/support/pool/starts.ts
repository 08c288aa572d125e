import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** How often test files have started the application. */
interface Starts {
  /** Applications that all files of a worker share. */
  pooled: number;
  /** Those that one file has for itself, by file. */
  apart: Record<string, number>;
}

const ROOT = join(__dirname, '../../../..');
const APART = 'apart';

// The folder of the run: see global-setup.ts.
const listOf = (folder: string) => join(folder, 'starts');

/** The path of the running test file; empty outside of Jest, where measurements open applications. */
export const currentFile = () =>
  (typeof expect === 'undefined' ? undefined : expect.getState().testPath) ?? '';

/** Counts a start of the application. */
export function noteStart(kind: 'pooled' | typeof APART): void {
  const file = relative(ROOT, currentFile()).replaceAll('\\', '/');
  appendFileSync(listOf(tmpdir()), `${kind} ${file}\n`);
}

/** Reads the starts of all workers. */
function readStarts(folder: string): Starts {
  const list = listOf(folder);
  const starts: Starts = { pooled: 0, apart: {} };
  const lines = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
  for (const [kind, file = ''] of lines.map((line) => line.split(' '))) {
    if (kind === APART) starts.apart[file] = (starts.apart[file] ?? 0) + 1;
    else starts.pooled += 1;
  }
  return starts;
}

/** Saves the starts of a part in artefacts/starts.json, next to those of the other parts. */
export function keepStarts(folder: string, part: string): void {
  const artefacts = join(ROOT, 'artefacts');
  mkdirSync(artefacts, { recursive: true });
  const file = join(artefacts, 'starts.json');
  const others = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const starts = { ...others, [part]: readStarts(folder) };
  writeFileSync(file, `${JSON.stringify(starts, null, 2)}\n`);
}
