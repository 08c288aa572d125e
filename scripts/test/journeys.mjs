import { relative } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { ROOT, runLoud, tool } from '../lib/run.mjs';
import { readReport, report, reportFile, tallyPlaywright } from './tally.mjs';

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
  const flaky = readReport(file, (written) => flakyOf(part, written)) ?? [];
  return { tally: tallyPlaywright(file, ok), flaky };
}

function flakyOf(part, { suites, config }) {
  return suites
    .flatMap(specsOf)
    .flatMap(({ file: name, title, tests }) => tests.map((test) => ({ name, title, ...test })))
    .filter(({ status }) => status === 'flaky')
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
