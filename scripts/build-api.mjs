// npm run build -w api: compiles the api into a folder of api/, dist by default; options go to tsc.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { fail, ROOT, runQuiet, tool } from './lib/run.mjs';

/** The api’s files besides its code; the compiler copies JSON automatically. */
const DATA = 'demo/data/documents';

const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));
const [folder = 'dist'] = given.filter((word) => !word.startsWith('--'));
const out = join(ROOT, 'api', folder);

// Every file in this folder runs as a migration: a renamed one must not stay.
rmSync(join(out, 'migrations'), { recursive: true, force: true });
// Node finds them there from every file of the build. Beside their sources are only their types.
await compile('packages/tsconfig.build.json', join(out, 'node_modules/@packages'));
await compile('api/tsconfig.build.json', out);
await bundle(join(out, 'app/main.js'));
cpSync(join(ROOT, 'api/src', DATA), join(out, DATA), { recursive: true });

async function compile(project, to) {
  // The compiler's notes about an earlier build may be about another folder of this name.
  const notes = join(to, 'tsconfig.build.tsbuildinfo');
  rmSync(notes, { force: true });
  const { ok, output } = await runQuiet(tool('tsc', '-p', project, '--outDir', to, ...options));
  rmSync(notes, { force: true });
  if (!ok) fail('The api could not be built; the compiler says why above.', output);
}
