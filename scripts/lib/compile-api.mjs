import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, runQuiet, tool } from './run.mjs';

/** Compiles a project of the api, and the packages where Node finds them from every file of it. */
export async function compileApi(project, out, options = []) {
  await compile('packages/tsconfig.build.json', join(out, 'node_modules/@packages'), options);
  await compile(project, out, options);
}

async function compile(project, out, options) {
  // The compiler's notes about an earlier build may be about another folder of this name.
  const notes = join(out, 'tsconfig.build.tsbuildinfo');
  rmSync(notes, { force: true });
  const { ok, output } = await runQuiet(tool('tsc', '-p', project, '--outDir', out, ...options));
  rmSync(notes, { force: true });
  if (!ok) fail('The api could not be built; the compiler says why above.', output);
}
