import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderSizes, isPackage, isProduct, linesOf, sourcesOf } from '../lib/figures.mjs';
import { readText } from '../lib/fingerprint.mjs';
import { ROOT } from '../lib/run.mjs';
import { startFigures } from './start-figures.mjs';

/** The limits of budgets.json; only a `limit` fails a run, a `goal` is where an open issue leads. */
const readBudgets = () => JSON.parse(readFileSync(join(ROOT, 'budgets.json'), 'utf8'));

/** Returns what exceeds its limit, a sentence each; figures that were not counted are left out. */
export function budgetProblems(figures, budgets = readBudgets()) {
  const { 'files of a folder': folders, ...simple } = budgets;
  const unknown = Object.keys(figures.simple).filter((name) => !simple[name]);
  const exceeded = Object.entries(simple).filter(
    ([name, { limit }]) => figures.simple[name] > limit,
  );
  return [
    ...unknown.map((name) => `${name}: ${figures.simple[name]}, without a limit in budgets.json`),
    ...exceeded.map(
      ([name, { limit, reason }]) => `${name}: ${figures.simple[name]} of ${limit}. ${reason}`,
    ),
    ...(figures.folders ? folderProblems(figures.folders, folders) : []),
  ];
}

/** A folder above the limit stands in budgets.json by name with its size, until it is gone. */
function folderProblems(sizes, { limit, reason, larger }) {
  const crowded = [...sizes].filter(([folder, size]) => size > (larger[folder] ?? limit));
  const gone = Object.keys(larger).filter((folder) => (sizes.get(folder) ?? 0) <= limit);
  return [
    ...crowded.map(
      ([folder, size]) => `${folder}: ${size} files of ${larger[folder] ?? limit}. ${reason}`,
    ),
    ...gone.map((folder) => `${folder} has at most ${limit} files: take it out of budgets.json`),
  ];
}

/** Counts what can be counted without a run. */
export function countFigures() {
  const sources = sourcesOf(ROOT);
  const product = [...sources].filter(([file]) => isProduct(file));
  const linesBelow = (folder) =>
    product
      .filter(([file]) => file.startsWith(folder))
      .reduce((sum, [, text]) => sum + linesOf(text), 0);
  return {
    simple: {
      'product lines of api': linesBelow('api/'),
      'product lines of web': linesBelow('web/'),
      journeys: journeysIn(sources),
      ...startFigures(),
    },
    folders: folderSizes([...sources.keys()].filter((file) => isProduct(file) || isPackage(file))),
  };
}

/** Counts the journeys as they are written: one in a loop counts once. */
function journeysIn(sources) {
  return [...sources]
    .filter(([file]) => /^web\/e2e\/[^/]+\.spec\.ts$/.test(file))
    .reduce((sum, [, text]) => sum + (text.match(/^ *test(\.only)?\(/gm)?.length ?? 0), 0);
}

/** The API tests’ record of how often they started the application. */
export function applicationStarts() {
  const { pooled, apart } = JSON.parse(readText('artefacts/starts.json')).api;
  const starts = Object.values(apart).reduce((sum, count) => sum + count, 0);
  return {
    simple: {
      'application starts of the api tests': pooled,
      'application starts of single api tests': starts,
    },
  };
}
