// npm test: runs all checks and tests with their own set-up; `npm test -- unit e2e` runs parts.
import './lib/node-version.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { CHECKS } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, runLoud, tool } from './lib/run.mjs';
import {
  add,
  keepResult,
  nothing,
  reportFile,
  succeeded,
  summary,
  tallyJest,
  tallyPlaywright,
} from './lib/tally.mjs';

/**
 * Many unit tests wait more than they compute (draft windows, killed processes), so there are more
 * workers than cores.
 */
const WORKERS = { unit: '4', e2e: '2' };
/** Tests of response times under load, which run alone. */
const ATTACKS = 'api/test/slow/attacks';

const PARTS = {
  checks: runChecks,
  unit: () => runJest('unit', `--testPathIgnorePatterns=/node_modules/|${ATTACKS}`),
  attacks: () => runJest('attacks', ATTACKS),
  e2e: runBrowserTests,
};
/** Parts that run by name only: rules and screens need neither a database nor a build. */
const SHORT_PARTS = { quick: () => runJest('quick', '--selectProjects', 'rules', 'web') };

const chosen = process.argv.slice(2);
const all = { ...PARTS, ...SHORT_PARTS };
const unknown = chosen.filter((part) => !Object.hasOwn(all, part));
if (unknown.length > 0) {
  fail(`There is no part "${unknown[0]}": choose among ${Object.keys(all).join(', ')}.`);
}

await ensureInstalled();
const needsBuild = chosen.length === 0 || chosen.some((part) => Object.hasOwn(PARTS, part));
const buildFailures = needsBuild ? await build() : [];

let total = nothing;
for (const { name, output } of buildFailures) {
  total = add(total, report({ name: `build of ${name}`, ok: false, output }));
}
for (const [name, run] of Object.entries(chosen.length > 0 ? all : PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const begun = Date.now();
  const tally = await run();
  keepResult(name, { ...tally, seconds: (Date.now() - begun) / 1000 });
  console.log(`${name}: ${summary(tally)}`);
  total = add(total, tally);
}
console.log(`\n${summary(total)}`);
process.exitCode = succeeded(total) ? 0 : 1;

async function runChecks() {
  let tally = nothing;
  for (const { name, run } of CHECKS) {
    const begun = Date.now();
    const result = await run();
    tally = add(tally, report({ name, ...result, seconds: (Date.now() - begun) / 1000 }));
  }
  return tally;
}

async function runJest(part, ...tests) {
  const file = reportFile(`${part}.json`);
  const workers = `--maxWorkers=${WORKERS.unit}`;
  const { ok } = await runLoud(
    // A test whose set-up failed leaves things open, which would keep the run from ending.
    tool('jest', '--ci', '--forceExit', workers, '--json', `--outputFile=${file}`, ...tests),
  );
  return tallyJest(file, ok);
}

async function runBrowserTests() {
  if (buildFailures.length > 0) {
    return report({ name: 'browser tests', ok: false, output: 'They need a build.' });
  }
  const { env, problem } = await ensureBrowser();
  if (problem) return report({ name: 'a browser', ok: false, output: problem });
  const file = reportFile('playwright.json');
  const { ok } = await runLoud(
    tool(
      'playwright',
      'test',
      '--config=web/playwright.config.ts',
      `--workers=${WORKERS.e2e}`,
      '--reporter=list,json',
    ),
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return tallyPlaywright(file, ok);
}

/** Prints the outcome of a check, with the tool's output if it failed. */
function report({ name, ok, output, seconds }) {
  const time = seconds === undefined ? '' : ` (${seconds.toFixed(1)} s)`;
  if (!ok) console.log(output.trimEnd());
  console.log(`${ok ? '✓' : '✗'} ${name}${time}`);
  return { ...nothing, [ok ? 'passed' : 'failed']: 1 };
}
