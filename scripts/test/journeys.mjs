import { relative } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { ROOT, runLoud, tool } from '../lib/run.mjs';
import { keepFailure, readReport, report, reportFile, tallyPlaywright } from './tally.mjs';

/**
 * Runs a project of Playwright; its report is artefacts/<part>.json. Returns the result, and the
 * journeys that passed only at the second try.
 */
export async function runJourneys(part, { project = part, args = [], prefix = [] } = {}) {
  const { env, problem } = await ensureBrowser();
  if (problem)
    return { tally: report({ name: 'a browser', ok: false, output: problem }), flaky: [] };
  const file = reportFile(`${part}.json`);
  const { ok } = await runLoud(
    [
      ...prefix,
      ...tool('playwright', 'test', '--config=web/playwright.config.ts', `--project=${project}`),
      ...['--reporter=list,json', ...args],
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  for (const { file: name, test, error } of journeysOf(part, file, 'unexpected')) {
    keepFailure(`${name} › ${test}`, error);
  }
  return { tally: tallyPlaywright(file, ok), flaky: journeysOf(part, file, 'flaky') };
}

/** The journeys that ended with a status of Playwright’s; none if there is no report. */
const journeysOf = (part, file, status) =>
  readReport(file, (written) => journeysWith(status, part, written)) ?? [];

function journeysWith(ended, part, { suites, config }) {
  return suites
    .flatMap(specsOf)
    .flatMap(({ file: name, title, tests }) => tests.map((test) => ({ name, title, ...test })))
    .filter(({ status }) => status === ended)
    .map(({ name, title, results }) => ({
      part,
      file: relative(ROOT, `${config.rootDir}/${name}`),
      test: title,
      error: results[0]?.error?.message ?? '',
      trace: results.flatMap(({ attachments }) => attachments).find(isTrace)?.path,
    }));
}

const isTrace = ({ name }) => name === 'trace';

/** The tests of a suite and of those within it. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
