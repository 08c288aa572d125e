import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT, runQuiet } from '../../scripts/lib/run.mjs';

const FEATURES = 'api/src/features';

/** Tests of whole features that stand elsewhere. */
const TESTS_ELSEWHERE = {
  audit: ['audit-trail'],
  properties: ['admin-properties'],
  reports: ['report-files'],
  shares: ['admin-shares', 'last-share'],
};

/** Tests of a feature on a real PostgreSQL. */
const testsOf = (feature) => ({
  testMatch: [
    `<rootDir>/${FEATURES}/${feature}/**/!(*-chaos|large-*).test.ts`,
    ...(TESTS_ELSEWHERE[feature] ?? []).map((file) => `<rootDir>/api/test/app/${file}.test.ts`),
  ],
  testPathIgnorePatterns: ['/rules/'],
});

/** The kinds of mutation, in every feature that has the code, and the tests that have to notice. */
export const KINDS = {
  rules: {
    goal: 90,
    project: 'rules',
    folders: ['rules'],
    jestConfig: () => ({
      testEnvironment: './scripts/jest/mutated-rules-environment.cjs',
      setupFiles: ['<rootDir>/scripts/jest/mutation-setup.cjs'],
    }),
    settings: { ignoreStatic: false, timeoutMS: 20_000 },
  },
  'use-cases': {
    goal: 80,
    project: 'api',
    folders: ['use-cases', 'steps', '*.policy.ts'],
    jestConfig: (feature) => ({
      testEnvironment: './scripts/jest/mutated-environment.cjs',
      ...testsOf(feature),
    }),
    // A worker loads the application once, so that what runs only while it loads cannot be changed.
    // Jest ends tests that wait forever, after its own 30 s.
    settings: { ignoreStatic: true, timeoutMS: 60_000, jest: { enableFindRelatedTests: false } },
  },
  // Not by Stryker: see mutate-sql.mjs.
  sql: {
    goal: 80,
    project: 'api',
    folders: ['use-cases'],
    jestConfig: (feature) => ({
      testEnvironment: './scripts/jest/mutated-statements-environment.cjs',
      ...testsOf(feature),
    }),
  },
};

/** Whether a feature has such a folder, itself or in one of its subjects. */
const hasFolder = (feature, name) =>
  readdirSync(join(ROOT, FEATURES, feature), { recursive: true }).some(
    (path) => basename(path) === name,
  );

/** The second verifier of draft logs, which has to be exact. */
export const VERIFIER = { name: 'verifier/draft-log', goal: 100 };

/** All that `npm run mutate` knows: 'rules/draft', 'use-cases/swaps', 'verifier/draft-log'. */
export function allTargets() {
  const features = readdirSync(join(ROOT, FEATURES)).sort();
  const folders = Object.keys(KINDS).flatMap((kind) =>
    features
      .filter((feature) => hasFolder(feature, KINDS[kind].folders[0]))
      .map((feature) => `${kind}/${feature}`),
  );
  return [...folders, VERIFIER.name];
}

/** Changes the second verifier; its program prints each change that no vector shows. */
export async function mutateVerifier() {
  const { output } = await runQuiet(['python3', join(ROOT, 'lab/mutate/verifier.py')]);
  console.log(output);
  const [, caught, missed] = /^(\d+) caught, (\d+) alive/m.exec(output) ?? [];
  return caught && { caught: Number(caught), missed: Number(missed), ignored: 0 };
}

/** The score to reach in a target, in percent. */
export const goalOf = (name) => (name === VERIFIER.name ? VERIFIER : targetOf(name)).goal;

/** The code to mutate in a folder, the tests to run, and the score to reach, in percent. */
export function targetOf(name) {
  const [kind, feature] = name.split('/');
  const { folders, jestConfig, ...rest } = KINDS[kind];
  const mutate = folders.map((folder) => {
    const path = `${FEATURES}/${feature}/**/${folder}`;
    return folder.includes('.') ? path : `${path}/**/*.ts`;
  });
  return { name, mutate, jestConfig: jestConfig(feature), ...rest };
}

/** The totals of Stryker’s report of a folder; absent if it has written none since then. */
export function countsOf(name, since) {
  const file = join(ROOT, 'artefacts/mutation', `${name}.json`);
  if (!existsSync(file) || statSync(file).mtimeMs < since) return undefined;
  const { files } = JSON.parse(readFileSync(file, 'utf8'));
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (...statuses) => all.filter((it) => statuses.includes(outcomeOf(it))).length;
  return {
    caught: count('Killed', 'Timeout', 'RuntimeError'),
    missed: count('Survived', 'NoCoverage'),
    ignored: count('Ignored'),
  };
}

/** A test file that cannot be loaded has noticed the mutant; tests that Jest could not choose have not. */
function outcomeOf({ status, statusReason = '' }) {
  return statusReason.startsWith('Invalid regular expression') ? 'Survived' : status;
}
