import { readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, relative } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Puts a compiled file and all of ours that it requires into that one file, packages of npm apart: reading
 * a thousand small files was two fifths of a start.
 */
export async function bundle(file) {
  const folder = dirname(file);
  const build = await rolldown({
    input: file,
    platform: 'node',
    external: (name) => !/^(\.|@packages\/)/.test(name) && !isAbsolute(name),
    treeshake: false,
    logLevel: 'warn',
    plugins: [{ name: 'as-compiled', load: (path) => asCompiled(path, folder) }],
  });
  await build.write({
    dir: folder,
    entryFileNames: basename(file),
    format: 'cjs',
    sourcemap: true,
    codeSplitting: false,
  });
}

/** Reads a file with its source map; `__dirname` stays the file's own folder. */
function asCompiled(path, folder) {
  if (!path.endsWith('.js')) return undefined;
  const own = relative(folder, dirname(path)).replaceAll('\\', '/');
  const code = readFileSync(path, 'utf8').replace(
    /\b__dirname\b/g,
    `require('node:path').join(__dirname, '${own}')`,
  );
  return { code, map: readFileSync(`${path}.map`, 'utf8') };
}
