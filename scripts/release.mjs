// npm run release: builds and packs what operators install into artefacts/fairweek-<version>.tar.gz;
// `node scripts/release.mjs <folder>` packs the present builds into another folder.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { packRelease } from './lib/release.mjs';
import { ROOT } from './lib/run.mjs';

const [folder] = process.argv.slice(2);
if (!folder) await prepare({ force: true });
const place = folder ? resolve(folder) : join(ROOT, 'artefacts');
mkdirSync(place, { recursive: true });
console.log(await packRelease(place));
