// npm start: everything between a fresh clone and a running Fairweek.
import { prepare } from './lib/prepare.mjs';
import { exitCode, start } from './lib/run.mjs';
import { ownGroup, passSignals } from './lib/signals.mjs';

await prepare();
const app = start([process.execPath, '--enable-source-maps', 'api/dist/app/main.js'], {
  stdio: 'inherit',
  ...ownGroup,
});
passSignals([app]);
process.exitCode = await exitCode(app);
