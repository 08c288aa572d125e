// npm run vectors: writes the files of docs/draft-log that a verifier has to accept or to refuse. A
// file that is there never changes.
import { join } from 'node:path';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { fail, ROOT, runLoud, runQuiet, tool } from '../../scripts/lib/run.mjs';

await ensureInstalled({ tools: true });
const { ok, output } = await runQuiet(tool('tsc', '-p', 'lab/tsconfig.vectors.json'));
if (!ok) fail('The vectors could not be built; the compiler says why above.', output);
const main = join(ROOT, 'api/dist/vectors/lab/vectors/main.js');
const run = await runLoud([process.execPath, '--enable-source-maps', main]);
process.exitCode = run.ok ? 0 : 1;
