// npm run fairness: simulates drafts, rotations and trades with the product's own rules, prints the
// figures and writes them to docs/fairness.md; `npm run fairness -- --years 480` only prints.
import { join } from 'node:path';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { fail, ROOT, runLoud, runQuiet, tool } from '../../scripts/lib/run.mjs';

await ensureInstalled({ tools: true });
const { ok, output } = await runQuiet(tool('tsc', '-p', 'lab/tsconfig.fairness.json'));
if (!ok) fail('The laboratory could not be built; the compiler says why above.', output);
const main = join(ROOT, 'api/dist/fairness/lab/fairness/main.js');
const run = await runLoud([
  process.execPath,
  '--enable-source-maps',
  main,
  ...process.argv.slice(2),
]);
process.exitCode = run.ok ? 0 : 1;
const written = ['docs/fairness.md', 'web/src/features/draft/ledger/figures.json'];
if (run.ok) await runQuiet(tool('biome', 'format', '--write', ...written));
