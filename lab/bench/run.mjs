// npm run bench: measures and prints, on its own databases and servers; asserts nothing.
// npm run bench -- scale, npm run bench -- channels: the experiments of docs/scale.md instead.
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { prepare } from '../../scripts/lib/prepare.mjs';
import { exitCode, fail, runQuiet, start, tool } from '../../scripts/lib/run.mjs';
import { ownGroup, passSignals } from '../../scripts/lib/signals.mjs';

await prepare({ tools: true });
const { ok, output } = await runQuiet(tool('tsc', '-p', 'lab/tsconfig.bench.json'));
if (!ok) fail('The bench could not be built; the compiler says why above.', output);
const { env, problem } = await ensureBrowser();
if (problem) console.log(problem);
const experiment = ['scale', 'channels'].find((name) => process.argv.includes(name));
const bench = start(
  [
    process.execPath,
    '--enable-source-maps',
    `api/dist/measured/lab/bench/${experiment ?? 'main'}.js`,
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...ownGroup,
  },
);
passSignals([bench]);
process.exitCode = await exitCode(bench);
