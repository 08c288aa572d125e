// npm start: everything between a fresh clone and a running Fairweek, which it keeps running.
import { prepare } from './lib/prepare.mjs';
import { supervise } from './lib/supervise.mjs';

await prepare();
process.exitCode = await supervise([
  process.execPath,
  '--enable-source-maps',
  'api/dist/app/main.js',
]);
