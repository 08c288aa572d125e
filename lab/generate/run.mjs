// npm run generate: fills a database with the data of a management company, for measurements.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from '../../scripts/lib/prepare.mjs';
import { fail, ROOT, runQuiet, tool } from '../../scripts/lib/run.mjs';

await prepare({ tools: true, only: 'api' });
const { ok, output } = await runQuiet(tool('tsc', '-p', 'lab/tsconfig.generate.json'));
if (!ok) fail('The generator could not be built; the compiler says why above.', output);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, 'api/dist/generating/lab/generate/main.js')));
