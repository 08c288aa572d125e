// Knip looks for the package of an import in a workspace and in the folders around it; ours for
// development stand beside, in tools/. This counts them as listed everywhere, and as used by what
// imports them or runs their commands.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const manifestOf = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
const { dependencies } = manifestOf('tools');
/** The package of tools/ for a command, such as biome. */
const PACKAGE_OF = new Map(
  Object.keys(dependencies).flatMap((name) => {
    const { bin = {} } = manifestOf(`node_modules/${name}`);
    return (typeof bin === 'string' ? [name] : Object.keys(bin)).map((command) => [command, name]);
  }),
);

/** knip’s complaints about a missing package, with the packages of tools/ that would do. */
const WANTED = {
  unlisted: (name) => [name, `@types/${name}`],
  unresolved: (name) => [`@types/${name}`],
  binaries: (name) => [PACKAGE_OF.get(name)],
};

export default function withTools(results) {
  const { issues, counters } = results;
  const used = new Set();
  for (const [kind, candidates] of Object.entries(WANTED)) {
    remove(kind, ({ symbol }) => {
      const found = candidates(symbol).filter((name) => Object.hasOwn(dependencies, name));
      for (const name of found) used.add(name);
      return found.length > 0;
    });
  }
  remove('dependencies', ({ workspace, symbol }) => workspace === 'tools' && used.has(symbol));
  return results;

  function remove(kind, isSettled) {
    for (const [file, found] of Object.entries(issues[kind])) {
      for (const [key, issue] of Object.entries(found)) {
        if (!isSettled(issue)) continue;
        delete found[key];
        counters[kind] -= 1;
        counters.total -= 1;
      }
      if (Object.keys(found).length === 0) delete issues[kind][file];
    }
  }
}
