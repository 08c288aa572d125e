// npm run build -w api: compiles the api into a folder of api/, dist by default; options go to tsc.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { compileApi } from './lib/compile-api.mjs';
import { ROOT } from './lib/run.mjs';

/** The api’s files besides its code; the compiler copies JSON automatically. */
const DATA = 'demo/data/documents';

const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));
const [folder = 'dist'] = given.filter((word) => !word.startsWith('--'));
const out = join(ROOT, 'api', folder);

// Every file in this folder runs as a migration: a renamed one must not stay.
rmSync(join(out, 'migrations'), { recursive: true, force: true });
// Beside the sources of the packages are only their types.
await compileApi('api/tsconfig.build.json', out, options);
await bundle(join(out, 'app/main.js'));
cpSync(join(ROOT, 'api/src', DATA), join(out, DATA), { recursive: true });
