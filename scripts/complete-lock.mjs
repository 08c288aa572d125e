// npm run complete-lock: adds other systems' packages that npm omitted to package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, missingPackages } from './lib/lock-file.mjs';
import { ROOT } from './lib/run.mjs';

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingPackages(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(`${missing.length} packages of other systems added to package-lock.json.`);
