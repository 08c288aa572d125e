import { writeFileSync } from 'node:fs';
import { readText } from '../lib/fingerprint.mjs';
import { runJestWithRetry } from './jest.mjs';
import { runJourneys } from './journeys.mjs';
import { add, nothing, report, reportFile } from './tally.mjs';

const LEDGER = 'docs/flaky.md';
const TIMES = 5;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Saves the tests that passed only at their second try, and names them. */
export function reportFlaky(tests) {
  writeFileSync(reportFile('flaky.json'), `${JSON.stringify(tests, null, 2)}\n`);
  if (tests.length === 0) return;
  console.log(`\nPassed only at the second try; enter each with its cause in ${LEDGER}:`);
  for (const { file, test } of tests) console.log(`  ${file} › ${test}`);
}

/** Reads the rows of the ledger: `| file › title | date | cause |`. */
function readLedger(text = readText(LEDGER) ?? '') {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes(' › '))
    .map((line) => {
      const [test, since, cause] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [file, ...title] = test.replaceAll('`', '').split(' › ');
      return { file, title: title.join(' › '), since, cause };
    });
}

/** Returns what is wrong with the ledger; an entry names a test, a date and a cause. */
export function ledgerProblems(entries = readLedger()) {
  return entries
    .filter(
      ({ file, title, since, cause }) =>
        !readText(file)?.includes(title) || !DATE.test(since ?? '') || !cause,
    )
    .map(({ file, title }) => `${file} › ${title}: no such test, no date, or no cause`);
}

/** Runs each test of the ledger five times without a second try. */
export async function runLedger() {
  let tally = nothing;
  for (const { file, title } of readLedger()) tally = add(tally, await runOften(file, title));
  return tally;
}

async function runOften(file, title) {
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (file.startsWith('web/e2e/')) {
    const args = [file, '--grep', pattern, `--repeat-each=${TIMES}`, '--retries=0'];
    const project = file.startsWith('web/e2e/layout/') ? 'layout' : 'journeys';
    return (await runJourneys('flaky', { project, args })).tally;
  }
  let tally = nothing;
  for (let time = 0; time < TIMES; time += 1) {
    const args = ['--runTestsByPath', file, '--testNamePattern', pattern];
    const { tally: once } = await runJestWithRetry('flaky', { args, retry: false });
    tally = add(
      tally,
      report({ name: title, ok: once.failed === 0 && once.passed > 0, output: '' }),
    );
  }
  return tally;
}
