import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contains api/src, api/dist and, within that, what `npm run chaos` is built into. */
const [, PROJECT = ''] = /^(.*)[/\\]api[/\\](?:src|dist)[/\\]/.exec(__dirname) ?? [];

/** The product’s name: in lower case, that of the embedded database and its role. */
export const APPLICATION = 'Fairweek';

/** The running release, such as '0.1.0', as named in package.json and CHANGELOG.md. */
export const VERSION: string = JSON.parse(
  readFileSync(join(PROJECT, 'package.json'), 'utf8'),
).version;
