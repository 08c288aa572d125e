import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { OLIVIA, withDemo } from './demo-server.mjs';
import { ROOT } from './run.mjs';

/** Lighthouse’s required scores for every page, in percent; performance is that of a phone. */
const LEAST = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 };
const PAGES = [
  { name: 'sign-in', path: '/login' },
  { name: 'home', path: '/', account: OLIVIA },
  { name: 'messages', path: '/messages', account: OLIVIA },
  { name: 'calendar', path: '/calendar?property=1', account: OLIVIA },
];

/**
 * Measures pages of the built product by Lighthouse as a phone loads them for the first time, on
 * a demo of their own; prints the scores and what keeps them down, and returns whether they are
 * enough. `only` names categories; other work on the machine lowers the performance.
 */
export async function auditPages({ program, only = Object.keys(LEAST) }) {
  const results = await withDemo(async (url) => {
    const found = [];
    for (const page of PAGES) found.push(await measure({ ...page, url, program, only }));
    return found;
  });
  console.log('\nLighthouse, as a phone');
  console.table(Object.fromEntries(results.map(({ name, scores }) => [name, scores])));
  const problems = results.flatMap((result) => result.problems);
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}

/** Runs Lighthouse on one page in a browser of its own, signed in with `account`. */
async function measure({ name, path, account, url, program, only }) {
  const { default: lighthouse } = await import('lighthouse');
  const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: program,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    if (account) await signIn(chromium, port, { url, account });
    // It clears caches and workers before it loads the page, and leaves cookies.
    const options = { port, onlyCategories: only, logLevel: 'error' };
    const { lhr } = await lighthouse(`${url}${path}`, options);
    return { name, ...verdict(name, lhr) };
  } finally {
    await browser.close();
  }
}

/** Signs in where Lighthouse opens its page, and shows home once, as browsers that come back have. */
async function signIn(chromium, port, { url, account }) {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = connected.contexts();
  await context.request.post(`${url}/api/auth/login`, { data: account });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  await connected.close();
}

/** The scores in percent, and a line for each that is too low with the audits that lower it. */
function verdict(name, { categories, audits, runtimeError }) {
  if (runtimeError) return { scores: {}, problems: [`${name}: ${runtimeError.message}`] };
  const percent = ({ score }) => Math.round((score ?? 0) * 100);
  const all = Object.entries(categories);
  const problems = all
    .filter(([id, category]) => percent(category) < LEAST[id])
    .map(([id, category]) => {
      const failed = category.auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id].score ?? 1) < 0.9)
        .map((ref) => `${audits[ref.id].title} ${audits[ref.id].displayValue ?? ''}`.trim());
      return `${name}: ${id} ${percent(category)}, at least ${LEAST[id]}: ${failed.join('; ')}`;
    });
  return {
    scores: Object.fromEntries(all.map(([id, category]) => [id, percent(category)])),
    problems,
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
