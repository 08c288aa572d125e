// npm run audit [-- draft.spec.ts | lighthouse | lighthouse:performance]: opens every screen that a
// browser test inspects, in all themes and on a phone and a desktop, prints what axe's full rule set
// finds and what Lighthouse measures, and fails on any finding.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { auditPages } from './lib/lighthouse.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, ROOT, runLoud, tool } from './lib/run.mjs';

const FOLDER = join(ROOT, 'artefacts/audit');
const LIGHTHOUSE = /^lighthouse(?::(?<category>.+))?$/;

await prepare({ tools: true });
const { env, problem } = await ensureBrowser();
if (problem) fail(problem);
const chosen = process.argv.slice(2);
const files = chosen.filter((name) => !LIGHTHOUSE.test(name)).map((name) => `web/e2e/${name}`);
const pages = chosen.map((name) => LIGHTHOUSE.exec(name)).find(Boolean);

/** Each part returns whether it is satisfied; add others here. */
const PARTS = [
  (chosen.length === 0 || files.length > 0) && auditAccessibility,
  (chosen.length === 0 || pages) && auditByLighthouse,
];
let isGood = true;
for (const part of PARTS) if (part) isGood = (await part()) && isGood;
process.exitCode = isGood ? 0 : 1;

/** Measures the pages that people open most, by all categories or one. */
function auditByLighthouse() {
  const program = env.PLAYWRIGHT_CHROMIUM ?? process.env.PLAYWRIGHT_CHROMIUM;
  const category = pages?.groups.category;
  return auditPages({ program, ...(category && { only: [category] }) });
}

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
