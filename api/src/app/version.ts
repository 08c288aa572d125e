import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// The same three steps up from api/src/app and from api/dist/app.
const PACKAGE_FILE = resolve(__dirname, '../../../package.json');

/** The release that is running, such as '0.1.0', as package.json and CHANGELOG.md name it. */
export const VERSION: string = JSON.parse(readFileSync(PACKAGE_FILE, 'utf8')).version;
