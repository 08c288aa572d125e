import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetProblems, countFigures } from '../test/budgets.mjs';
import { journeyProblems } from '../test/changed.mjs';
import { ledgerProblems } from '../test/flaky.mjs';
import { filesBelow, readText } from './fingerprint.mjs';
import { missingPackages } from './lock-file.mjs';
import { playgroundState, STAMP } from './playground.mjs';
import { npm, ROOT, runQuiet, tool } from './run.mjs';
import { avoidedWords } from './words.mjs';

const GENERATED = [
  'api/schema.graphql',
  'docs/happenings.md',
  'api/openapi.json',
  'api/test/generated',
  'api/src/generated',
  'web/src/generated',
  'web/src/ui/icon/icons.ts',
  'docs/architecture.md',
];

/** The checks that need no running program; each one counts as a test. */
export const CHECKS = [
  {
    name: 'formatted and linted',
    run: () => runQuiet(tool('biome', 'ci', '--max-diagnostics=50')),
  },
  { name: 'packages: types', run: () => runQuiet(tool('tsc', '--noEmit', '-p', 'packages')) },
  { name: 'api: types', run: () => runQuiet(tool('tsc', '--noEmit', '-p', 'api')) },
  { name: 'lab: types', run: () => runQuiet(tool('tsc', '--noEmit', '-p', 'lab')) },
  { name: 'web: types', run: () => runQuiet(tool('tsc', '--noEmit', '-p', 'web')) },
  {
    name: 'service worker: types',
    run: () => runQuiet(tool('tsc', '--noEmit', '-p', 'web/src/service-worker')),
  },
  { name: 'no unused files, exports or packages', run: () => runQuiet(tool('knip')) },
  { name: "the lock file names every system's packages", run: checkLock },
  { name: 'the built playground is up to date', run: checkPlayground },
  { name: 'texts are in plain English', run: checkWords },
  { name: 'no figure exceeds its limit in budgets.json', run: checkBudgets },
  { name: 'each journey belongs to a feature', run: async () => outcomeOf(journeyProblems()) },
  { name: 'each entry of docs/flaky.md names a test, a date and a cause', run: checkLedger },
  {
    name: 'generated schema, types, icons and drawing are up to date',
    run: checkDrift,
    isAlone: true,
  },
];

/** Without them `npm ci` rejects the file, and other systems lack the tools. */
async function checkLock() {
  const missing = missingPackages(JSON.parse(readText('package-lock.json')));
  const names = missing.map(({ name, version }) => `${name}@${version}`);
  const advice = 'Run "npm run complete-lock" and commit what it writes.';
  return { ok: missing.length === 0, output: `Missing: ${names.join(', ')}\n${advice}` };
}

async function checkPlayground() {
  const ok = readText(STAMP)?.trim() === playgroundState();
  return { ok, output: 'Run "npm run playground" and commit what it writes.' };
}

/**
 * The words of scripts/lib/words.json are used in no text for people, and in no comment or test
 * title.
 */
async function checkWords() {
  const texts = avoidedWords();
  return { ok: texts.length === 0, output: texts.join('\n') };
}

async function checkBudgets() {
  return outcomeOf(budgetProblems(countFigures()));
}

async function checkLedger() {
  return outcomeOf(ledgerProblems());
}

const outcomeOf = (problems) => ({ ok: problems.length === 0, output: problems.join('\n') });

/** Generates the files again, compares them, and restores the originals. */
async function checkDrift() {
  const before = snapshot();
  const result = await runQuiet(npm('run', 'codegen'));
  const after = snapshot();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of changed) restore(file, before.get(file));
  if (!result.ok || changed.length === 0) return result;
  const advice = 'Run "npm run codegen" and commit what it writes.';
  return { ok: false, output: `Out of date: ${changed.join(', ')}\n${advice}` };
}

function snapshot() {
  return new Map(filesBelow(GENERATED).map((file) => [file, readText(file)]));
}

function restore(file, text) {
  if (text === undefined) rmSync(join(ROOT, file));
  else writeFileSync(join(ROOT, file), text);
}
