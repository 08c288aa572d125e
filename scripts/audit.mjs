// npm run audit [-- draft]: opens every screen that a browser test inspects, in all themes and on a
// phone and a desktop, prints what axe's full rule set finds, and fails on any finding.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, ROOT, runLoud, tool } from './lib/run.mjs';

const FOLDER = join(ROOT, 'artefacts/audit');

/** Each part returns whether it is satisfied; add others here. */
const PARTS = [auditAccessibility];

await prepare();
const { env, problem } = await ensureBrowser();
if (problem) fail(problem);
const files = process.argv.slice(2).map((name) => `web/e2e/${name}`);
let isGood = true;
for (const part of PARTS) isGood = (await part()) && isGood;
process.exitCode = isGood ? 0 : 1;

/** Runs the journeys, which call `inspect` on each screen, and prints the table of findings. */
async function auditAccessibility() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const config = '--config=web/playwright.config.ts';
  const limit = `--timeout=${20 * 60_000}`;
  const journeys = await runLoud(tool('playwright', 'test', config, limit, ...files), {
    ...env,
    AUDIT: 'on',
  });
  const runs = readdirSync(FOLDER).flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  const screens = new Set(runs.map(({ screen }) => screen));
  const rows = tableOf(runs);
  console.log(`\naxe: ${screens.size} screens, ${runs.length} runs (6 themes, phone and desk)`);
  if (rows.length > 0) console.table(rows);
  else console.log('Nothing found.');
  if (!journeys.ok) console.log('Some journeys failed: their screens may be missing.');
  return journeys.ok && rows.length === 0;
}

/** A row for each screen and rule, with its elements and where it was found. */
function tableOf(runs) {
  const rows = new Map();
  for (const { screen, width, theme, findings } of runs) {
    for (const { rule, impact, nodes } of findings) {
      const row = rows.get(`${screen} ${rule}`) ?? newRow({ screen, rule, impact });
      rows.set(`${screen} ${rule}`, row);
      for (const node of nodes) row.elements.add(node);
      row.widths.add(width);
      row.themes.add(theme);
    }
  }
  return [...rows.values()].map(({ elements, widths, themes, ...row }) => ({
    ...row,
    count: elements.size,
    widths: [...widths].join(', '),
    themes: themes.size === 6 ? 'all' : [...themes].join(', '),
    first: [...elements][0].slice(0, 60),
  }));
}

function newRow(row) {
  return { ...row, elements: new Set(), widths: new Set(), themes: new Set() };
}
