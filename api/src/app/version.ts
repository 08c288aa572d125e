import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the repository or of a release, from api/src, api/dist and what the lab builds. */
function rootAbove(folder: string): string {
  const isRoot = ['package.json', 'api'].every((name) => existsSync(join(folder, name)));
  return isRoot || folder === dirname(folder) ? folder : rootAbove(dirname(folder));
}

/** The product’s name: in lower case, that of the embedded database and its role. */
export const APPLICATION = 'Fairweek';

/** The running release, such as '0.1.0', as named in package.json and CHANGELOG.md. */
export const VERSION: string = JSON.parse(
  readFileSync(join(rootAbove(__dirname), 'package.json'), 'utf8'),
).version;
