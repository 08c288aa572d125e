import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { FEATURES } from '../../src/app/features';

const ROOT = resolve(__dirname, '../../..');

/** The features that each api feature may import, besides core and itself. */
const USES = new Map(FEATURES.map(({ name, uses }) => [name, uses]));

/** Files of a feature that other features may import: entities, policies, use-cases, steps, rules, events, happenings, plain types and columns. */
const SHARED_FILES =
  /(\.entity|\.entities|\.type|\.types|\.columns|\.policy|\.factory|\.events|\.happenings|-kinds|-status)$|\/(use-cases|steps)\/|\/rules(\/|$)|\/sessions$/;

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('dist/'))
    .map((file) => join(folder, file));
}

/** Imports of a file as paths from the root; packages keep their names. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/\b(?:from|import|require)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), name)) : name,
  );
}

interface Crossing {
  file: string;
  imports: string;
}

function crossings(
  folder: string,
  isForbidden: (imported: string, file: string) => boolean,
): Crossing[] {
  return filesIn(folder).flatMap((file) =>
    importsOf(file)
      .filter((imported) => isForbidden(imported, file))
      .map((imports) => ({ file, imports })),
  );
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Whether a test opens its screen through the app, by what tests share. */
const isTestSupport = (imported: string, file: string) =>
  isTest(file) &&
  /^web\/src\/(app\/admin\/test\/|features\/[^/]+\/(test\/|test-page))/.test(imported);
const featureOf = (path: string) => /^(?:api|web)\/src\/features\/([^/]+)/.exec(path)?.[1];
const features = readdirSync(join(ROOT, 'api/src/features'));

test('every api feature is in the list of the application', () => {
  expect([...USES.keys()].sort()).toEqual(features.sort());
});

test('the graph of api features has no circles: each uses only those before it in the list', () => {
  const later = FEATURES.flatMap(({ name, uses }, place) => {
    const before = FEATURES.slice(0, place).map((it) => it.name);
    return uses.filter((it) => !before.includes(it)).map((it) => `${name} uses ${it}`);
  });
  expect(later).toEqual([]);
});

test('a manifest names the features that its feature imports, and no more', () => {
  const imported = (name: string) =>
    filesIn(`api/src/features/${name}`).flatMap((file) => importsOf(file).map(featureOf));
  const unused = FEATURES.flatMap(({ name, uses }) => {
    const used = imported(name);
    return uses.filter((it) => !used.includes(it)).map((it) => `${name} uses ${it}`);
  });
  expect(unused).toEqual([]);
});

test('api features import only what the graph allows', () => {
  const found = crossings('api/src/features', (imported, file) => {
    const [from, to] = [featureOf(file), featureOf(imported)];
    return from !== undefined && to !== undefined && from !== to && !USES.get(from)?.includes(to);
  });
  expect(found).toEqual([]);
});

test('across api features only entities, policies, types, columns, use-cases, steps and rules are imported', () => {
  const found = crossings('api/src/features', (imported, file) => {
    const to = featureOf(imported);
    return to !== undefined && to !== featureOf(file) && !SHARED_FILES.test(imported);
  });
  expect(found).toEqual([]);
});

test('api: app imports the demo, the demo features, features core, never back', () => {
  const upwards = [
    ...crossings(
      'api/src/core',
      (it, file) => !isTest(file) && /^api\/src\/(app|demo|features)\//.test(it),
    ),
    ...crossings('api/src/features', (it) => /^api\/src\/(app|demo)\//.test(it)),
    ...crossings('api/src/demo', (it) => it.startsWith('api/src/app/')),
  ];
  expect(upwards).toEqual([]);
});

test('packages import only packages, and know nothing of Fairweek', () => {
  const outside = crossings('packages', (it) => /^(api|lab|scripts|web)\/|^@/.test(it));
  expect(outside).toEqual([]);
  const named = filesIn('packages').filter((file) =>
    /fairweek/i.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(named).toEqual([]);
});

test('packages name what they import, in the version that the api installs', () => {
  const manifestOf = (folder: string) =>
    JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const installed = manifestOf('api').dependencies;
  const folders = readdirSync(join(ROOT, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'dist')
    .map(({ name }) => `packages/${name}`);
  const wrong = folders.flatMap((folder) =>
    Object.entries(manifestOf(folder).dependencies).filter(
      ([name, version]) => installed[name] !== version,
    ),
  );
  expect(wrong).toEqual([]);
});

test('code that registers features names none', () => {
  const named = crossings('api/src/app', (imported, file) => {
    const registers = /\/(data-source|schema|server|start|worker|clock|tidy-up)\.ts$/.test(file);
    return registers && featureOf(imported) !== undefined;
  });
  expect(named).toEqual([]);
});

test('steps never import use-cases', () => {
  const found = crossings(
    'api/src/features',
    (imported, file) => file.includes('/steps/') && !isTest(file) && /\/use-cases\//.test(imported),
  );
  expect(found).toEqual([]);
});

/** Packages that only compute, and know neither clock nor network. */
const COMPUTING = /^(pkijs|@packages\/(fair-draw|sealed-log)\/(?!relay)[a-z-]+)$/;

test('rules import only rules, and packages that only compute: no clock, no database', () => {
  const rules = crossings('api/src/features', (imported, file) => {
    const isRule = file.includes('/rules/') && !isTest(file) && !COMPUTING.test(imported);
    return isRule && !/^api\/src\/(core|features\/[^/]+)\/rules(\/|$)/.test(imported);
  });
  expect(rules).toEqual([]);
});

test('web: app imports features, features import ui, ui imports lib, never back', () => {
  const upwards = [
    ...crossings(
      'web/src/features',
      (it, file) => it.startsWith('web/src/app/') && !isTestSupport(it, file),
    ),
    ...crossings('web/src/ui', (it) => /^web\/src\/(app|features|generated)\//.test(it)),
    ...crossings(
      'web/src/lib',
      (it, file) =>
        !file.includes('/lib/test/') && /^web\/src\/(app|features|ui|generated)\//.test(it),
    ),
  ];
  expect(upwards).toEqual([]);
});

test('web features stand alone', () => {
  const found = crossings('web/src/features', (imported, file) => {
    const to = featureOf(imported);
    return to !== undefined && to !== featureOf(file) && !isTestSupport(imported, file);
  });
  expect(found).toEqual([]);
});

test('web reaches api only through the rules and the generated types', () => {
  expect(crossings('web/src', (it) => /^(api|@packages)\//.test(it))).toEqual([]);
  expect(
    crossings('web/src', (it) => it.startsWith('@rules/') && it.split('/').length > 2),
  ).toEqual([]);
});

test('no feature calls a way of delivery: it says what happened, and core/audiences delivers', () => {
  const callers = filesIn('api/src/features').filter((file) => {
    const isWay = isTest(file) || /\.ways\.ts$/.test(file);
    const text = readFileSync(join(ROOT, file), 'utf8');
    return !isWay && /\b(announce|publishLive|queueMail)\(|\.publishOnCommit\(/.test(text);
  });
  // The end of a session closes its sockets; no one is notified.
  expect(callers).toEqual(['api/src/features/auth/sessions/sessions.ts']);
  const imports = crossings('api/src/features', (imported, file) => {
    const isOther = featureOf(file) !== featureOf(imported);
    return isOther && /\.ways$/.test(imported);
  });
  expect(imports).toEqual([]);
});
