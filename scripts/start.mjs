// npm start: prepares a fresh clone, starts Fairweek and keeps it running.
import { prepare } from './lib/prepare.mjs';
import { supervise } from './lib/supervise.mjs';

await prepare();
process.exitCode = await supervise([
  process.execPath,
  '--enable-source-maps',
  'api/dist/app/main.js',
]);
