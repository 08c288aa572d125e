import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { CONFIG_VARIABLES, readConfig } from '../../src/app/config/config';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/demo/accounts';

const repository = join(__dirname, '../../..');
const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');
const readme = textOf('README.md');
const configuration = textOf('docs/run.md');
const packageReasons = textOf('docs/decisions/023-packages.md');
const pages = [
  ...['README', 'CONTRIBUTING', 'SECURITY', 'CHANGELOG'].map((name) => `${name}.md`),
  ...readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const packageFiles = ['', 'api/', 'web/', 'tools/'].map((folder) =>
  JSON.parse(textOf(`${folder}package.json`)),
);

/** The rows of the configuration's tables: variable and default. */
const rows = [...configuration.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|/gm)].map(
  ([, name = '', fallback = '']) => ({ name, fallback }),
);

describe('docs/run.md', () => {
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

describe('.env.example', () => {
  const example = parseEnv(textOf('.env.example').replaceAll(/^# (?=[A-Z_]+=)/gm, ''));

  it('lists exactly the variables that the configuration reads', () => {
    expect(Object.keys(example).sort()).toEqual([...CONFIG_VARIABLES].sort());
  });

  it('names their defaults', () => {
    expect(readConfig(example)).toEqual(readConfig({}));
  });

  it('sets nothing until a line is uncommented', () => {
    expect(parseEnv(textOf('.env.example'))).toEqual({});
  });
});

describe('CHANGELOG.md', () => {
  it('describes the release that package.json names', () => {
    expect(textOf('CHANGELOG.md')).toMatch(
      new RegExp(`^## \\[${packageFiles[0].version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
    );
  });
});

describe('.nvmrc', () => {
  it('names the version of Node.js that the container runs', () => {
    expect(textOf('Dockerfile')).toContain(`FROM node:${textOf('.nvmrc').trim()}-`);
  });
});

describe('README.md', () => {
  it('shows both commands and a picture on the first screen', () => {
    const firstScreen = readme.split('\n').slice(0, 15).join('\n');
    expect(firstScreen).toMatch(/^npm start /m);
    expect(firstScreen).toMatch(/^npm test /m);
    expect(firstScreen).toContain('](web/public/pictures/calendar.png)');
  });

  it('has small pictures', () => {
    const pictures = [...readme.matchAll(/web\/public\/[\w-]+\/[\w-]+\.png/g)].map(
      ([file]) => file,
    );
    const bytes = pictures.map((file) => statSync(join(repository, file)).size);
    expect(pictures).toHaveLength(4);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(400_000);
  });

  it('shows what browsers show before they install the app, in the sizes that the manifest names', () => {
    const folder = join(repository, 'web/public');
    const { screenshots } = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
    const found = screenshots.map(({ src }: { src: string }) => {
      const png = readFileSync(join(folder, src));
      const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
      const shape = width > height ? 'wide' : 'narrow';
      return { src, sizes: `${width}x${height}`, type: 'image/png', form_factor: shape };
    });
    expect(screenshots).toEqual(found.map((it: object) => ({ ...it, label: expect.any(String) })));
    expect(screenshots.map(({ src }: { src: string }) => readme.includes(src))).toEqual(
      Array(4).fill(true),
    );
  });

  it.each(DEMO_ACCOUNTS.map(({ email }) => email))('names the demo account %s', (email) => {
    expect(readme).toContain(`\`${email}\``);
    expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
  });

  it('fits on a screen and a half', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(70);
  });

  it('leads to every page of docs', () => {
    const ofDocs = readdirSync(join(repository, 'docs')).filter((file) => file.endsWith('.md'));
    expect(ofDocs.filter((file) => !readme.includes(`](docs/${file})`))).toEqual([]);
  });
});

describe('docs/decisions/023-packages.md', () => {
  it('gives a reason for every package', () => {
    const names = packageFiles.flatMap(({ dependencies = {}, devDependencies = {} }) => [
      ...Object.keys(dependencies),
      ...Object.keys(devDependencies),
    ]);
    const named = [...packageReasons.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
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

describe('docs/decisions', () => {
  it('lists every record with its own title', () => {
    const folder = join(repository, 'docs/decisions');
    const titles = readdirSync(folder)
      .filter((file) => file !== 'README.md')
      .sort()
      .map((file) => {
        const [, title = ''] = /^# (.+)$/m.exec(textOf(`docs/decisions/${file}`)) ?? [];
        return `- [${title}](${file})`;
      });
    const listed = textOf('docs/decisions/README.md').match(/^- .+$/gm) ?? [];
    expect(listed).toEqual(titles);
    for (const line of listed) expect(line).toMatch(/^- \[(\d{3})\. .+\]\(\1-[a-z0-9-]+\.md\)$/);
  });
});

describe.each(pages)('%s', (page) => {
  const text = textOf(page);

  it('mentions only npm scripts that exist', () => {
    const scripts = Object.keys(packageFiles[0].scripts);
    const mentioned = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(mentioned.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('leads only to files that exist', () => {
    const files = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, file = '']) => file);
    const missing = files.filter((file) => !existsSync(join(repository, dirname(page), file)));
    expect(missing).toEqual([]);
  });
});

describe('docs/threat-model.md', () => {
  const PLACES = ['api/src/features', 'api/src', 'api/test', '.'];
  const ENDS = ['.test.ts', '.test.tsx', '.spec.ts', ''];
  const shown = textOf('docs/threat-model.md')
    .split('\n')
    .map((line) => line.split('|')[3] ?? '')
    .flatMap((cell) => [...cell.matchAll(/(?<!\[)`([^`]+)`/g)].map(([, name = '']) => name))
    .filter((name) => !name.startsWith('npm '));

  it.each(shown)('is shown by %s, which is there', (name) => {
    const path = name.replace(/^web\/(?!e2e)/, 'web/src/');
    const found = PLACES.flatMap((place) => ENDS.map((end) => join(repository, place, path + end)));
    expect(found.filter((file) => existsSync(file))).not.toEqual([]);
  });
});
