// node scripts/build-web.mjs [folder]: builds the web into a folder of web/, dist by default: the
// app, the service worker, and a compressed copy of each file that browsers may ask for.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fail, ROOT, runQuiet, tool } from './lib/run.mjs';

/** Smaller files gain nothing. */
const FROM_BYTES = 1_000;
const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;

const [folder = 'dist'] = process.argv.slice(2);
const out = join(ROOT, 'web', folder);

await vite('--emptyOutDir');
await vite('--mode', 'worker', '--emptyOutDir=false');
compress();

async function vite(...options) {
  const { ok, output } = await runQuiet(
    tool('vite', 'build', 'web', '--outDir', folder, '--logLevel', 'warn', ...options),
  );
  if (!ok) fail('The web could not be built; the bundler says why above.', output);
}

function compress() {
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < FROM_BYTES) continue;
    const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
