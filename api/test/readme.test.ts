import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_VARIABLES, readConfig } from '../src/app/config';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../src/app/demo/accounts';

const repository = join(__dirname, '../..');
const readme = readFileSync(join(repository, 'README.md'), 'utf8');
const packageFiles = ['package.json', 'api/package.json', 'web/package.json'].map((file) =>
  JSON.parse(readFileSync(join(repository, file), 'utf8')),
);

/** The rows of the configuration table: variable and default. */
const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|/gm)].map(
  ([, name = '', fallback = '']) => ({ name, fallback }),
);

describe('README.md', () => {
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

  it('gives a reason for every package', () => {
    const names = packageFiles.flatMap(({ dependencies = {}, devDependencies = {} }) => [
      ...Object.keys(dependencies),
      ...Object.keys(devDependencies),
    ]);
    const named = [...readme.replace(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)].map(
      ([, name = '']) => name,
    );
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

  it('mentions only npm scripts that exist', () => {
    const scripts = Object.keys(packageFiles[0].scripts);
    const mentioned = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(mentioned.filter((name) => !scripts.includes(name ?? ''))).toEqual([]);
  });
});
