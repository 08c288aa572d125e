// npm start: prepares a fresh clone, starts Fairweek and keeps it running.
import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';
import { supervise } from './lib/supervise.mjs';

await prepare();
// From Node 22 on, the second start reads the code as compiled by the first one.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/fairweek');
process.exitCode = await supervise([
  process.execPath,
  '--enable-source-maps',
  'api/dist/app/main.js',
]);
