// npm run mutate: changes the code in small ways and counts the changes that no test notices, into
// docs/mutation.md; `npm run mutate -- rules use-cases/swaps` does so for some folders.
import '../../scripts/lib/node-version.mjs';
import { createRequire } from 'node:module';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { exitCode, fail, runQuiet, start, tool } from '../../scripts/lib/run.mjs';
import { ownGroup, passSignals } from '../../scripts/lib/signals.mjs';
import { mutateSql } from './mutate-sql.mjs';
import { allTargets, countsOf, goalOf, mutateVerifier, VERIFIER } from './mutation.mjs';
import { writeScores } from './mutation-page.mjs';

const chosen = process.argv.slice(2);
const matches = (choice) =>
  allTargets().filter((target) => target === choice || target.startsWith(`${choice}/`));
const unknown = chosen.find((choice) => matches(choice).length === 0);
if (unknown) fail(`There is no folder "${unknown}": choose among ${allTargets().join(', ')}.`);
const targets = chosen.length > 0 ? [...new Set(chosen.flatMap(matches))] : allTargets();

await ensureInstalled({ tools: true });
const children = [];
const stopping = new AbortController();
passSignals(children, () => stopping.abort());

// All that a run writes is in a folder that the next run removes, should this one be killed.
const require = createRequire(import.meta.url);
require('../../scripts/jest/shared-modules-runtime.cjs');
const { default: openDatabase } = require('../../api/test/support/global-setup.ts');
const { default: closeDatabase } = require('../../api/test/support/global-teardown.ts');
await openDatabase();
try {
  for (const target of targets) {
    if (stopping.signal.aborted) break;
    if (!(await mutate(target))) process.exitCode = 1;
  }
} finally {
  await closeDatabase();
}

/** Runs one folder and notes its score; answers whether it is high enough. */
async function mutate(target) {
  console.log(`\n── ${target} ──`);
  const begun = Date.now();
  const counts = await countsAfter(target, begun);
  if (!counts || stopping.signal.aborted) return false;
  const seconds = Math.round((Date.now() - begun) / 1000);
  await writeScores({ target, ...counts, seconds, commit: await commitName() });
  const { caught, missed } = counts;
  return 100 * caught >= goalOf(target) * (caught + missed);
}

/** Changes a target in its own way; returns how many changes were caught and missed. */
function countsAfter(target, begun) {
  if (target === VERIFIER.name) return mutateVerifier();
  return target.startsWith('sql/')
    ? mutateSql(target, { children, signal: stopping.signal })
    : runStryker(target, begun);
}

/** Lets Stryker change a folder; returns the counts of its report. */
async function runStryker(target, begun) {
  const env = { ...process.env, MUTATION_TARGET: target };
  children[0] = start(tool('stryker', 'run', '--logLevel', 'warn'), {
    stdio: 'inherit',
    env,
    ...ownGroup,
  });
  await exitCode(children[0]);
  children.pop();
  return countsOf(target, begun);
}

/** The checkout's commit, with a + for changes of the api beyond it. */
async function commitName() {
  const { output: head } = await runQuiet(['git', 'rev-parse', '--short', 'HEAD']);
  const { output: changes } = await runQuiet(['git', 'status', '--porcelain', '--', 'api']);
  return `${head.trim()}${changes && '+'}`;
}
