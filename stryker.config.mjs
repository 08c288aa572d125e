// How one folder is changed; `npm run mutate` goes from folder to folder and says which.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jest from './jest.config.mjs';
import { targetOf } from './lab/mutate/mutation.mjs';

const { name, mutate, project, jestConfig, goal, settings } = targetOf(
  process.env.MUTATION_TARGET ?? 'rules/draft',
);
// lab/mutate/run.mjs has set everything up, once for all.
const { globalSetup, globalTeardown, ...config } = jest.projects.find(
  ({ displayName }) => displayName === project,
);

export default {
  mutate: [...mutate, '!**/*.test.ts'],
  testRunner: 'jest',
  jest: { config: { ...config, projects: [], ...jestConfig }, ...settings.jest },
  coverageAnalysis: 'perTest',
  // Tries again only what the files that have changed since the last report can have changed.
  incremental: process.env.MUTATION_INCREMENTAL === '1',
  incrementalFile: `artefacts/mutation/${name}.json`,
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // Stryker would read tsconfig.json by the API that TypeScript 7 no longer has; swc needs none.
  ignorePatterns: [
    '/web',
    '/docs/*.*',
    '/docs/decisions',
    '/artefacts',
    '/.data',
    'dist',
    'tsconfig.json',
  ],
  ignoreStatic: settings.ignoreStatic,
  // A busy machine is no endless loop, which counts as caught.
  timeoutMS: settings.timeoutMS,
  // Below it, the command fails.
  thresholds: { high: 95, low: goal, break: goal },
  tempDirName: join(tmpdir(), 'stryker'),
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
  jsonReporter: { fileName: `artefacts/mutation/${name}.json` },
  htmlReporter: { fileName: `artefacts/mutation/${name}.html` },
};
