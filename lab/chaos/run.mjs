// npm run chaos: breaks what Fairweek relies on, on its own servers, and prints the outcome.
import { prepare } from '../../scripts/lib/prepare.mjs';
import { exitCode, fail, runQuiet, start, tool } from '../../scripts/lib/run.mjs';
import { ownGroup, passSignals } from '../../scripts/lib/signals.mjs';

await prepare({ tools: true });
const { ok, output } = await runQuiet(tool('tsc', '-p', 'lab/tsconfig.chaos.json'));
if (!ok) fail('The chaos could not be built; the compiler says why above.', output);
const main = 'api/dist/disturbed/lab/chaos/main.js';
const words = process.argv.slice(2);
const chaos = start([process.execPath, '--enable-source-maps', main, ...words], {
  stdio: 'inherit',
  ...ownGroup,
});
passSignals([chaos]);
process.exitCode = await exitCode(chaos);
