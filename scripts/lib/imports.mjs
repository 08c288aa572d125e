import { dirname, join } from 'node:path/posix';

const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Resolves an import to a file of the repository; undefined for packages. */
function resolve(name, from, files) {
  const rules = /^@rules\/([^/]+)$/.exec(name);
  if (!rules && !name.startsWith('.')) return undefined;
  const path = rules ? `api/src/features/${rules[1]}/rules` : join(dirname(from), name);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => files.has(file));
}

/** Returns each TypeScript file with those of the given files that it imports. */
export function importGraph(paths, textOf) {
  const files = new Set(paths);
  return new Map(
    paths.map((file) => {
      const names = [...textOf(file).matchAll(IMPORT)].map(([, name]) => name);
      return [file, names.map((name) => resolve(name, file, files)).filter(Boolean)];
    }),
  );
}

/**
 * Returns the groups of files that import each other in a circle (Tarjan's strongly connected
 * components).
 */
export function circlesIn(graph) {
  const [index, low, path, circles] = [new Map(), new Map(), [], []];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    path.push(file);
    for (const next of graph.get(file)) {
      if (!index.has(next)) visit(next);
      if (path.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles;
}
