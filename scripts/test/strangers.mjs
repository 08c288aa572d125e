import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { download } from '../lib/install.mjs';
import { ROOT, runQuiet, tool } from '../lib/run.mjs';
import { add, nothing, report } from './tally.mjs';

const FOLDER = join(ROOT, 'artefacts/strangers');
const DOCUMENT = join(ROOT, 'api/openapi.json');

/** Exact versions, not in the lock file: they are four hundred packages that only read a document. */
const PACKAGES = [
  '@stoplight/spectral-cli@6.16.3',
  'orval@8.38.0',
  'swagger-typescript-api@13.13.0',
];

/** No installation names a person in its document. */
const RULESET = { extends: ['spectral:oas'], rules: { 'info-contact': 'off' } };

const inFolder = (...path) => join(FOLDER, ...path);
const program = (path, ...args) => [process.execPath, inFolder('node_modules', path), ...args];
const compile = (file) => {
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--target',
    'es2022',
  ];
  return tool('tsc', ...options, '--module', 'esnext', '--moduleResolution', 'bundler', file);
};

/** Programs that read the document, each with its commands. */
const TASKS = {
  'Spectral finds neither error nor warning': [
    program(
      '@stoplight/spectral-cli/dist/index.js',
      ...['lint', DOCUMENT, '--ruleset', inFolder('ruleset.json'), '--fail-severity', 'warn'],
    ),
  ],
  'orval’s client compiles': [
    program(
      'orval/dist/bin/orval.mjs',
      ...['--input', DOCUMENT, '--output', inFolder('orval.ts'), '--client', 'fetch'],
    ),
    compile(inFolder('orval.ts')),
  ],
  'swagger-typescript-api’s client compiles': [
    program(
      'swagger-typescript-api/dist/cli.mjs',
      ...['generate', '-p', DOCUMENT, '-o', FOLDER, '-n', 'swagger-client.ts'],
    ),
    compile(inFolder('swagger-client.ts')),
  ],
};

async function runAll(commands) {
  for (const command of commands) {
    const result = await runQuiet(command);
    if (!result.ok) return result;
  }
  return { ok: true, output: '' };
}

/** Lets programs of others read api/openapi.json; skipped where they cannot be downloaded. */
export async function runStrangers() {
  const installed = await download(FOLDER, ...PACKAGES);
  if (!installed.ok) {
    console.log(`${installed.output.trimEnd()}\nThe programs could not be downloaded.`);
    return { tally: { ...nothing, skipped: Object.keys(TASKS).length }, flaky: [] };
  }
  writeFileSync(inFolder('ruleset.json'), JSON.stringify(RULESET));
  const tallies = [];
  for (const [name, commands] of Object.entries(TASKS)) {
    const begun = Date.now();
    const result = await runAll(commands);
    tallies.push(report({ name, ...result, seconds: (Date.now() - begun) / 1000 }));
  }
  return { tally: add(...tallies), flaky: [] };
}
