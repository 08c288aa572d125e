import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// The same path from api/src/app and from api/dist/app.
const PACKAGE_FILE = resolve(__dirname, '../../../package.json');

/** The running release, such as '0.1.0', as named in package.json and CHANGELOG.md. */
export const VERSION: string = JSON.parse(readFileSync(PACKAGE_FILE, 'utf8')).version;
