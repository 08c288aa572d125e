import { availableParallelism } from 'node:os';
import { CHECKS } from '../lib/checks.mjs';
import { applicationStarts, budgetProblems } from './budgets.mjs';
import { changedFiles, changedJourneys, fileOf, WAITING } from './changed.mjs';
import { runLedger } from './flaky.mjs';
import { runJestWithRetry } from './jest.mjs';
import { runJourneys } from './journeys.mjs';
import { runNodes } from './nodes.mjs';
import { starve } from './starved.mjs';
import { runStrangers } from './strangers.mjs';
import { add, nothing, report } from './tally.mjs';

/** Runs projects of jest.config.mjs. */
const jest = (part, projects, options) =>
  runJestWithRetry(part, { args: ['--selectProjects', ...projects], retry: false, ...options });
const api = (options) => jest('api', ['api'], { retry: true, ...options });

/** The parts of `npm test`, in their order; each returns its result and its flaky tests. */
export const PARTS = {
  checks: runChecks,
  rules: () => jest('rules', ['rules']),
  api: runApi,
  commands: () => jest('commands', ['commands'], { retry: true }),
  web: () => jest('web', ['web'], { retry: true }),
  layout: () => runJourneys('layout'),
  attacks: () => jest('attacks', ['attacks'], { retry: true }),
  journeys: () => runJourneys('journeys'),
  flaky: async () => ({ tally: await runLedger(), flaky: [] }),
};

/** The parts that `npm test -- all` adds. */
export const LONG_PARTS = {
  kills: () => jest('kills', ['kills'], { retry: true }),
  faults: () => jest('faults', ['faults'], { retry: true }),
  starved: runStarved,
  strangers: runStrangers,
  nodes: runNodes,
};

/** The parts that run by name only. */
export const SHORT_PARTS = { changed: runChanged };

/** Parts that need no build. */
export const WITHOUT_BUILD = ['checks', 'rules', 'web', 'strangers'];

async function runApi() {
  const { tally, flaky } = await api();
  const problems = budgetProblems(applicationStarts());
  const name = 'application starts are within budgets.json';
  const starts = report({ name, ok: problems.length === 0, output: problems.join('\n') });
  return { tally: add(tally, starts), flaky };
}

/** The tests of the API, and the journeys that wait for another person or connection. */
async function runStarved() {
  if (process.platform !== 'linux') {
    console.log('Only Linux can pin processes to a core.');
    return { tally: { ...nothing, skipped: 1 }, flaky: [] };
  }
  return starve(async (prefix) =>
    merged([
      await api({ prefix }),
      await runJourneys('starved', { project: 'journeys', args: WAITING.map(fileOf), prefix }),
    ]),
  );
}

/** The tests that import what has changed, and the journeys of its features. */
async function runChanged() {
  const files = changedFiles();
  if (files.length === 0) console.log('Nothing has changed.');
  const journeys = changedJourneys(files);
  return merged([
    await jest('changed', ['rules', 'api', 'web'], { related: files }),
    ...(journeys.length > 0
      ? [await runJourneys('changed', { project: 'journeys', args: journeys })]
      : []),
  ]);
}

const merged = (results) => ({
  tally: add(...results.map(({ tally }) => tally)),
  flaky: results.flatMap(({ flaky }) => flaky),
});

/** Runs the checks on all cores; those that change what others read run by themselves, at the end. */
async function runChecks() {
  const waiting = CHECKS.filter(({ isAlone }) => !isAlone);
  const tallies = [];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) tallies.push(await check(next));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  for (const last of CHECKS.filter(({ isAlone }) => isAlone)) tallies.push(await check(last));
  return { tally: add(...tallies), flaky: [] };
}

async function check({ name, run }) {
  const begun = Date.now();
  const result = await run();
  return report({ name, ...result, seconds: (Date.now() - begun) / 1000 });
}
