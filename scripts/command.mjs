// npm run backup, restore, admin, doctor …: runs a command of the api, built if it has changed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

const [name, ...args] = process.argv.slice(2);
// Another program may read the output of a command.
await prepare({ only: 'api', log: console.error });
const file = join(ROOT, 'api/dist/app/commands', `${name}.js`);
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(file));
