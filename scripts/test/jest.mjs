import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { ROOT, runLoud, tool } from '../lib/run.mjs';
import { add, keepFailure, readReport, reportFile, tallyJest } from './tally.mjs';

/** Tests of the api wait for databases and processes: more workers than cores. */
const WORKERS = 4;
/** These only compute, and each worker has to load all of the web first. */
const COMPUTING = ['rules', 'web'];
/** Room for the short-lived objects of tests, in MB: collecting them took a tenth of the time. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

/** Runs tests with options of Jest such as `--selectProjects=api`; its report is artefacts/<part>.json. */
async function runJest(part, args, prefix = []) {
  const file = reportFile(`${part}.json`);
  const workers = `--maxWorkers=${COMPUTING.includes(part) ? availableParallelism() : WORKERS}`;
  const { ok } = await runLoud(
    [...prefix, ...tool('jest', '--ci', workers, '--json', `--outputFile=${file}`, ...args)],
    // Global teardown notes the starts of applications under its name, in artefacts/starts.json.
    { TEST_PART: part, NODE_OPTIONS },
  );
  return { ok, file };
}

/**
 * Runs tests, or those `related` to some files; with `retry` the files that failed a second time, on
 * a new database. Returns the result, in which such a file counts as it ended, and the tests that passed only then.
 */
export async function runJestWithRetry(part, { args, retry, prefix, related }) {
  const chosen = related ? ['--passWithNoTests', '--findRelatedTests', ...related] : [];
  const { ok, file } = await runJest(part, [...args, ...chosen], prefix);
  const first = tallyJest(file, ok);
  const failed = retry && !ok ? failedFiles(file) : [];
  if (failed.length === 0) {
    keepFailures(resultsOf(file));
    return { tally: first, flaky: [] };
  }

  console.log(`\n${part}: a second try of ${failed.map(nameOf).join(', ')}\n`);
  const paths = ['--runTestsByPath', ...failed.map(({ name }) => name)];
  const again = await runJest(`${part}-again`, [...args, ...paths], prefix);
  const tried = new Set(failed.map(({ name }) => name));
  keepFailures([
    ...resultsOf(file).filter(({ name }) => !tried.has(name)),
    ...resultsOf(again.file),
  ]);
  const before = failed.map(countsOf).reduce((sum, counts) => add(sum, counts));
  const tally = add(first, negative(before), tallyJest(again.file, again.ok));
  return { tally, flaky: flakyOf(part, failed, resultsOf(again.file)) };
}

const resultsOf = (report) => readReport(report, ({ testResults }) => testResults) ?? [];

/** Security tests get no second try. */
const WITHOUT_RETRY = /\/api\/test\/(rights|attacks)\//;

const failedFiles = (report) =>
  resultsOf(report).filter(({ name, status }) => status === 'failed' && !WITHOUT_RETRY.test(name));

/** Keeps the failed tests for the end of the run. */
function keepFailures(results) {
  for (const result of results.filter(({ status }) => status === 'failed')) {
    for (const { test, error } of failuresOf(result)) {
      keepFailure(`${nameOf(result)} › ${test}`, error);
    }
  }
}

const nameOf = ({ name }) => relative(ROOT, name).replaceAll('\\', '/');

/** Counts as Jest does; a test file that could not run counts as one failure. */
function countsOf({ assertionResults: tests }) {
  if (tests.length === 0) return { passed: 0, failed: 1, skipped: 0 };
  const count = (...kinds) => tests.filter(({ status }) => kinds.includes(status)).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
  };
}

const negative = (counts) =>
  Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, -count]));

/** The tests that failed in files that passed when tried again. */
function flakyOf(part, failed, again) {
  const passed = new Set(again.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return failed
    .filter(({ name }) => passed.has(name))
    .flatMap((result) => failuresOf(result).map((it) => ({ part, file: nameOf(result), ...it })));
}

function failuresOf({ assertionResults, message }) {
  const failures = assertionResults.filter(({ status }) => status === 'failed');
  if (failures.length === 0) return [{ test: 'the whole file', error: message }];
  return failures.map(({ fullName, failureMessages: [error = ''] }) => ({ test: fullName, error }));
}
