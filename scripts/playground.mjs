// npm run playground: builds the page at /graphql into web/public. The build is committed, because
// it changes with GraphiQL alone, whose packages no start then has to install.
import './lib/node-version.mjs';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './lib/fingerprint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { playgroundState, STAMP } from './lib/playground.mjs';
import { fail, ROOT, runQuiet, tool } from './lib/run.mjs';

await ensureInstalled({ tools: true });
for (const file of filesBelow(['web/public/assets'])) rmSync(join(ROOT, file));
const { ok, output } = await runQuiet(
  tool(
    'vite',
    'build',
    'web',
    '--mode',
    'playground',
    '--outDir',
    'public',
    '--emptyOutDir=false',
    '--logLevel',
    'warn',
  ),
);
if (!ok) fail('The playground could not be built; the bundler says why above.', output);
writeFileSync(join(ROOT, STAMP), `${playgroundState()}\n`);
