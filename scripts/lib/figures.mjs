import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { circlesIn, importGraph } from './imports.mjs';

const isTest = (file) =>
  /\.test\.tsx?$|\/test\/|\/test-page\.tsx$|^api\/test\/|^web\/e2e\//.test(file);
/** Returns whether a path is one of what ships, packages apart. */
export const isProduct = (file) =>
  /^(api|web)\/src\//.test(file) &&
  !isTest(file) &&
  !/\/(migrations|generated)\/|\.factory\.ts$|\.d\.ts$/.test(file);

/** Returns whether a path is part of a package, which ships but is not Fairweek’s own. */
export const isPackage = (file) => file.startsWith('packages/') && !isTest(file);

function filesIn(root, folder) {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/dist\//.test(file));
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const number = (value) => value.toLocaleString('en');
export const linesOf = (text) => text.split('\n').length - 1;
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Returns the source files of a checkout: path → text. */
export function sourcesOf(root) {
  const paths = ['api/src', 'api/test', 'web/src', 'web/e2e', 'packages', 'lab'].flatMap((it) =>
    filesIn(root, it),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Returns how many of these files each folder directly contains. */
export function folderSizes(files) {
  const sizes = new Map();
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return sizes;
}

const crowded = (files) => [...folderSizes(files).values()].filter((size) => size > 15).length;

/** Returns the percentage of comment lines among the lines that are not blank. */
function commentShare(texts) {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  const comments = written.filter((line) => /^(\/\/|\/\*|\*|\{\/\*)/.test(line));
  return `${((100 * comments.length) / written.length).toFixed(1)} %`;
}

/** Counts the exports by the number of other product files that import them. */
function exportUse(product) {
  const importers = new Map();
  for (const [file, text] of product) {
    for (const [, list] of text.matchAll(/\bimport\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}/g)) {
      for (const part of list.split(',')) {
        const [name] = part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/);
        if (name) importers.set(name, (importers.get(name) ?? new Set()).add(file));
      }
    }
  }
  const declared =
    /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm;
  const uses = [...product].flatMap(([file, text]) =>
    [...text.matchAll(declared)].map(
      ([, name]) => [...(importers.get(name) ?? [])].filter((other) => other !== file).length,
    ),
  );
  const count = (times) => uses.filter((used) => used === times).length;
  return { all: uses.length, unused: count(0), once: count(1) };
}

/**
 * Counts for each api feature the files that register it: those of app and the architecture test
 * that name it.
 */
function registrations(sources) {
  const names = new Set(
    [...sources.keys()].flatMap((file) => /^api\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? []),
  );
  const registering = [...sources].filter(
    ([file]) =>
      file.startsWith('api/test/architecture/') ||
      (/^api\/src\/app\//.test(file) && isProduct(file) && !/\/app\/demo\//.test(file)),
  );
  return [...names].map((name) => {
    const named = new RegExp(`features/${name}/|^\\s*'?${name}'?: \\[`, 'm');
    return registering.filter(([, text]) => named.test(text)).length;
  });
}

/** Reads the statements of a pick from the title of their test; a dash if it counts nothing. */
function pickCounts(sources) {
  const test = sources.get('api/src/features/draft/draft-statements.test.ts') ?? '';
  const statements = /a pick takes (\d+) statements/.exec(test)?.[1] ?? '–';
  const replays = /repla[a-z]+ (?:its log |the log )?(once|twice|\d+)/.exec(test)?.[1] ?? '–';
  return { statements, replays: { once: '1', twice: '2' }[replays] ?? replays };
}

/** Returns the seconds of each part of the last `npm test` in a checkout. */
function testSeconds(root) {
  try {
    const parts = JSON.parse(readFileSync(join(root, 'artefacts/parts.json'), 'utf8'));
    return Object.entries(parts)
      .map(([part, { seconds }]) => `${part} ${Math.round(seconds)} s`)
      .join(', ');
  } catch {
    return 'not run';
  }
}

/** Excludes the declarations themselves, and the bare clients of `pg` below them. */
const ASSERTED_ROW =
  /(?<!\b(?:client|asker|connection)\.)\b(?:read|readEach|query)<(?!Name\b)[\w{[]/g;

/** Returns the figures of a checkout by name. */
export function figuresOf(root) {
  const sources = sourcesOf(root);
  const product = new Map([...sources].filter(([file]) => isProduct(file)));
  const of = (side, files) => [...files].filter(([file]) => file.startsWith(`${side}/`));
  const tests = [...sources].filter(([file]) => isTest(file));
  const lines = (files) => number(sum(files.map(([, text]) => linesOf(text))));
  const count = (pattern) =>
    sum([...product.values()].map((text) => text.match(pattern)?.length ?? 0));
  const sizes = [...product.values()].map(linesOf);
  const exported = exportUse(product);
  const registered = registrations(sources);
  const pick = pickCounts(sources);
  return {
    'Lines of product, api': lines(of('api', product)),
    'Lines of product, web': lines(of('web', product)),
    'Lines of tests, api': lines(of('api', tests)),
    'Lines of tests, web': lines(of('web', tests)),
    'Lines of packages': lines(of('packages', sources).filter(([file]) => isPackage(file))),
    'Lines of tests, packages': lines(of('packages', tests)),
    'Lines of the lab': lines(of('lab', sources)),
    'Files of product': number(product.size),
    'Lines of the median file of product': median(sizes),
    'Files of product over 150 lines': sizes.filter((size) => size > 150).length,
    'Folders of over 15 files of product': crowded([...product.keys()]),
    'Circles of files': circlesIn(importGraph([...product.keys()], (file) => sources.get(file)))
      .length,
    Exports: number(exported.all),
    'Exports that no other product file imports': exported.unused,
    'Exports that one other product file imports': exported.once,
    'Calls with an asserted row type': count(ASSERTED_ROW),
    'Statements of a pick': pick.statements,
    'Replays of the log for a pick': pick.replays,
    'Files that register a feature, median and most': `${median(registered)}, ${Math.max(...registered)}`,
    'Comments, api': commentShare(of('api', product).map(([, text]) => text)),
    'Comments, web': commentShare(of('web', product).map(([, text]) => text)),
    'Seconds of the last test run': testSeconds(root),
  };
}
