import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/run.mjs';

const LINES_OF_A_FAILURE = 12;

/** The result of a test run. */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Returns the sum of several results. */
export function add(...tallies) {
  return tallies.reduce((sum, { passed, failed, skipped }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
  }));
}

/** The failures of the run, with their output. */
const failures = [];

/** Keeps a failure for the end of the run: of a long run, readers often see the last lines only. */
export function keepFailure(name, output) {
  failures.push({ name, lines: stripVTControlCharacters(output).trim().split('\n') });
}

/** Prints each failure again, with the first lines of its output. */
export function reportFailures() {
  if (failures.length > 0) console.log('\nFailed:');
  for (const { name, lines } of failures) {
    console.log([`✗ ${name}`, ...lines.slice(0, LINES_OF_A_FAILURE)].join('\n    '));
  }
}

/** Prints the outcome of a check, with the tool's output if it failed; returns it as a result. */
export function report({ name, ok, output, seconds }) {
  const time = seconds === undefined ? '' : ` (${seconds.toFixed(1)} s)`;
  if (!ok) {
    console.log(output.trimEnd());
    keepFailure(name, output);
  }
  console.log(`${ok ? '✓' : '✗'} ${name}${time}`);
  return { ...nothing, [ok ? 'passed' : 'failed']: 1 };
}

/** Returns the closing line. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A run without any test is not a success either. */
export function succeeded({ passed, failed }) {
  return failed === 0 && passed > 0;
}

/** Returns the path of a new file under artefacts/ for a tool's report. */
export function reportFile(name) {
  const file = join(ROOT, 'artefacts', name);
  mkdirSync(join(ROOT, 'artefacts'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Saves the result of a part in artefacts/parts.json, next to the latest results of the others. */
export function keepResult(part, result) {
  const file = join(ROOT, 'artefacts/parts.json');
  const parts = { ...readReport(file, (results) => results), [part]: result };
  mkdirSync(join(ROOT, 'artefacts'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(parts, null, 2)}\n`);
}

/** Reads Jest's report; a test file that could not run counts as one failure. */
export function tallyJest(file, ok) {
  return tally(file, ok, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/** Reads Playwright's report; a test that passed at its second try counts as passed. */
export function tallyPlaywright(file, ok) {
  return tally(file, ok, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
}

/** A failed tool must never appear to have passed, regardless of its report. */
function tally(file, ok, read) {
  const counts = readReport(file, read);
  if (!counts) return { ...nothing, failed: 1 };
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Returns what is read of a tool's report; undefined if it wrote none. */
export function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
