import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import jest from '../../jest.config.mjs';
import { exitCode, ROOT, start, tool } from '../../scripts/lib/run.mjs';
import { ownGroup } from '../../scripts/lib/signals.mjs';
import { targetOf } from './mutation.mjs';
import { mutantsOf } from './sql-mutants.mjs';

const require = createRequire(import.meta.url);
/** A test that waits forever has noticed the mutant. */
const TIMEOUT_MS = 60_000;

/** Runs test files of a feature; returns whether all of them pass. */
async function passes(target, { files = [], env, children, workers = 1 }) {
  const { project, jestConfig } = targetOf(target);
  const { globalSetup, globalTeardown, ...config } = jest.projects.find(
    ({ displayName }) => displayName === project,
  );
  const own = { ...config, ...jestConfig, rootDir: ROOT };
  const options = ['--ci', '--forceExit', '--bail', `--testTimeout=${TIMEOUT_MS}`];
  const child = start(
    tool('jest', ...options, `--maxWorkers=${workers}`, '--config', JSON.stringify(own), ...files),
    { stdio: 'ignore', env: { ...process.env, ...env }, ...ownGroup },
  );
  children.push(child);
  const code = await exitCode(child);
  children.splice(children.indexOf(child), 1);
  return code === 0;
}

/** The feature's sources with statements, and those statements. */
function statementsOf(feature) {
  const folder = join(ROOT, 'api/src/features', feature);
  const sources = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
  const keys = new Set();
  const withStatements = sources.filter((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(/\bstatement\(\s*'([\w-]+)'/g)];
    for (const [, key] of found) keys.add(key);
    return found.length > 0;
  });
  require('../../api/src/app/start.ts');
  for (const file of withStatements) require(file);
  const { allStatements } = require('../../api/src/core/database/statement.ts');
  return { sources: withStatements, statements: allStatements().filter((it) => keys.has(it.key)) };
}

/** The test files that use each statement, by its name; null if a test fails without any mutant. */
async function usesOf(target, sources, children) {
  const notes = join(ROOT, 'artefacts/mutation', `${target}.notes`);
  mkdirSync(dirname(notes), { recursive: true });
  rmSync(notes, { force: true });
  const env = { STATEMENT_SOURCES: JSON.stringify(sources), STATEMENT_NOTES: notes };
  const isGreen = await passes(target, { env, children, workers: 2 });
  const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
  rmSync(notes, { force: true });
  if (!isGreen) return null;
  const uses = new Map();
  for (const [file, name] of lines.map((line) => line.split('\t'))) {
    uses.set(name, [...(uses.get(name) ?? []), file]);
  }
  return uses;
}

/**
 * Changes the SQL statements of a feature, one thing at a time, and runs the test files of the
 * feature that use them; returns the counts, undefined if the tests fail without any change.
 */
export async function mutateSql(target, { children, signal }) {
  const { sources, statements } = statementsOf(target.split('/')[1]);
  const uses = await usesOf(target, sources, children);
  if (!uses) {
    console.error('The tests fail as they are.');
    return undefined;
  }
  const mutants = [];
  for (const { name, text } of statements) {
    for (const mutant of await mutantsOf(text)) mutants.push({ name, ...mutant });
  }
  const queue = mutants.values();
  async function work() {
    for (const mutant of queue) {
      if (signal.aborted) return;
      const files = uses.get(mutant.name) ?? [];
      const env = {
        STATEMENT_SOURCES: JSON.stringify(sources),
        MUTATED_STATEMENT: JSON.stringify(mutant),
        // Ends the run with the first test that fails, as for the other kinds.
        __STRYKER_ACTIVE_MUTANT__: mutant.name,
      };
      mutant.isMissed = files.length === 0 || (await passes(target, { files, env, children }));
      mutant.files = files.length;
      if (mutant.isMissed) console.log(`Missed: ${mutant.name} ${mutant.what}`);
    }
  }
  const workers = Number(process.env.MUTATION_WORKERS ?? 2);
  await Promise.all(Array.from({ length: workers }, work));
  if (signal.aborted) return undefined;
  const report = join(ROOT, 'artefacts/mutation', `${target}.json`);
  writeFileSync(report, `${JSON.stringify(mutants, null, 2)}\n`);
  const missed = mutants.filter(({ isMissed }) => isMissed).length;
  return { caught: mutants.length - missed, missed, ignored: 0 };
}
