// npm run figures: writes sizes and counts of the code to docs/figures.md; `npm run figures --
// ../other` adds a column for another checkout.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { figuresOf } from './lib/figures.mjs';
import { row } from './lib/markdown.mjs';
import { fail, ROOT, runQuiet, tool } from './lib/run.mjs';

/** Returns the commit of a checkout, with a + if there are uncommitted changes. */
async function nameOf(folder) {
  const { ok, output } = await runQuiet(['git', '-C', folder, 'describe', '--always', '--dirty=+']);
  if (!ok) fail(`${folder} is no checkout of a repository.`, output);
  return output.trim();
}

const folders = [...process.argv.slice(2).map((folder) => resolve(folder)), ROOT];
const names = await Promise.all(folders.map(nameOf));
const columns = folders.map(figuresOf);
const rows = Object.keys(columns[0]).map((figure) =>
  row([figure, ...columns.map((column) => column[figure])]),
);
const table = [row(['Figure', ...names]), row(['---', ...names.map(() => '--:')]), ...rows].join(
  '\n',
);
console.log(table);
const page = join(ROOT, 'docs/figures.md');
// The sections below the table are measured by hand.
const [, ...byHand] = readFileSync(page, 'utf8').split(/^(?=## )/m);
writeFileSync(
  page,
  `# Figures

\`npm run figures\` counts these; the name above a column is its commit, with a + for changes beyond it. Product is what ships: \`api/src\` and \`web/src\` without tests, test data, migrations and generated files; packages, which ship without being Fairweek’s own, and the lab are counted apart.

${[`${table}\n`, ...byHand].join('\n')}`,
);
await runQuiet(tool('biome', 'format', '--write', page));
