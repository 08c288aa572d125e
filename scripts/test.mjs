// npm test: runs all checks and tests with their own set-up; `npm test -- rules web` runs parts,
// `npm test -- all` adds the long ones, and `npm test -- changed` runs what a change can break.
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/run.mjs';
import { reportFlaky } from './test/flaky.mjs';
import { LONG_PARTS, PARTS, SHORT_PARTS, WITHOUT_BUILD } from './test/parts.mjs';
import {
  add,
  keepResult,
  nothing,
  report,
  reportFailures,
  succeeded,
  summary,
} from './test/tally.mjs';

const EVERY_PART = { ...PARTS, ...LONG_PARTS, ...SHORT_PARTS };
const chosen = chosenParts(process.argv.slice(2));

await ensureInstalled({ tools: true });
const needsBuild = chosen.some((part) => !WITHOUT_BUILD.includes(part));
let total = nothing;
for (const { name, output } of needsBuild ? await build() : []) {
  total = add(total, report({ name: `build of ${name}`, ok: false, output }));
}
const flaky = [];
for (const part of total.failed > 0 ? [] : chosen) {
  console.log(`\n── ${part} ──`);
  const begun = Date.now();
  const result = await EVERY_PART[part]();
  keepResult(part, { ...result.tally, seconds: (Date.now() - begun) / 1000 });
  console.log(`${part}: ${summary(result.tally)}`);
  total = add(total, result.tally);
  flaky.push(...result.flaky);
}
reportFlaky(flaky);
reportFailures();
console.log(`\n${summary(total)}`);
process.exitCode = succeeded(total) ? 0 : 1;

function chosenParts(names) {
  if (names.length === 0) return Object.keys(PARTS);
  if (names.includes('all')) return Object.keys({ ...PARTS, ...LONG_PARTS });
  const unknown = names.find((name) => !Object.hasOwn(EVERY_PART, name));
  if (unknown) {
    fail(`There is no part "${unknown}": choose among all, ${Object.keys(EVERY_PART).join(', ')}.`);
  }
  return names;
}
