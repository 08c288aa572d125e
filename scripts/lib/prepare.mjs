import './node-version.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fail } from './run.mjs';

/** Brings the packages and the builds up to date, or exits with the reason for the failure. */
export async function prepare({ tools, ...options } = {}) {
  await ensureInstalled({ tools });
  for (const { name, output } of await build(options)) {
    fail(`The ${name} could not be built; the compiler says why above.`, output);
  }
}
