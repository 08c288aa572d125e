import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_VARIABLES, readConfig } from '../src/app/config/config';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../src/demo/accounts';

const repository = join(__dirname, '../..');
const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');
const readme = textOf('README.md');
const configuration = textOf('docs/configuration.md');
const decisions = textOf('docs/decisions.md');
const documents = [
  readme,
  configuration,
  decisions,
  ...['benchmarks', 'operations'].map((name) => textOf(`docs/${name}.md`)),
].join('\n');
const packageFiles = ['package.json', 'api/package.json', 'web/package.json'].map((file) =>
  JSON.parse(textOf(file)),
);

/** The rows of the configuration's tables: variable and default. */
const rows = [...configuration.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|/gm)].map(
  ([, name = '', fallback = '']) => ({ name, fallback }),
);

describe('docs/configuration.md', () => {
  it('lists exactly the variables that the configuration reads', () => {
    expect(rows.map(({ name }) => name)).toEqual([...CONFIG_VARIABLES]);
  });

  it.each([
    ['NODE_ENV', readConfig({}).nodeEnv],
    ['PORT', readConfig({}).port],
    ['HOST', readConfig({}).host],
    ['LOG_LEVEL', readConfig({}).logLevel],
  ])('names the default of %s', (name, fallback) => {
    expect(rows.find((row) => row.name === name)?.fallback).toBe(`\`${fallback}\``);
  });
});

describe('README.md', () => {
  it('shows both commands and a picture on the first screen', () => {
    const firstScreen = readme.split('\n').slice(0, 15).join('\n');
    expect(firstScreen).toMatch(/^npm start /m);
    expect(firstScreen).toMatch(/^npm test /m);
    expect(firstScreen).toContain('](docs/calendar.png)');
  });

  it('has small pictures', () => {
    const pictures = [...readme.matchAll(/docs\/[\w-]+\.png/g)].map(([file]) => file);
    const bytes = pictures.map((file) => statSync(join(repository, file)).size);
    expect(pictures).toHaveLength(4);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(400_000);
  });

  it.each(DEMO_ACCOUNTS.map(({ email }) => email))('names the demo account %s', (email) => {
    expect(readme).toContain(`\`${email}\``);
    expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
  });

  it('leads to documents that exist', () => {
    const files = [...readme.matchAll(/\]\((docs\/[\w-]+\.md)/g)].map(([, file = '']) => file);
    expect(new Set(files).size).toBe(5);
    for (const file of files) expect(textOf(file)).toMatch(/^# /);
  });
});

describe('docs/decisions.md', () => {
  it('gives a reason for every package', () => {
    const names = packageFiles.flatMap(({ dependencies = {}, devDependencies = {} }) => [
      ...Object.keys(dependencies),
      ...Object.keys(devDependencies),
    ]);
    const named = [...decisions.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const isNamed = (name: string) =>
      named.some(
        (one) =>
          one === name ||
          (one.endsWith('/*') && name.startsWith(one.slice(0, -1))) ||
          (one.endsWith('/…') && name.startsWith(one.slice(0, -1))) ||
          (name.startsWith('@fastify/') && one === name.slice('@fastify/'.length)),
      );
    expect(names.filter((name) => !isNamed(name))).toEqual([]);
  });
});

describe('the documentation', () => {
  it('mentions only npm scripts that exist', () => {
    const scripts = Object.keys(packageFiles[0].scripts);
    const mentioned = [...documents.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(mentioned.filter((name) => !scripts.includes(name ?? ''))).toEqual([]);
  });
});
