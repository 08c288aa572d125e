// Part of npm run codegen: writes the schema, the REST document, docs/happenings.md and the types of rows.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileApi } from '../lib/compile-api.mjs';
import { fail, ROOT, runLoud } from '../lib/run.mjs';

const out = join(ROOT, 'api/dist/codegen');
// Every file in the folder of migrations runs: a renamed one must not stay.
rmSync(out, { recursive: true, force: true });
await compileApi('api/tsconfig.codegen.json', out, ['--noCheck']);
const main = join(out, 'codegen/main.js');
const { ok } = await runLoud([process.execPath, main, join(ROOT, 'api')]);
if (!ok) fail('The generated files of the api could not be written; the reason is above.');
