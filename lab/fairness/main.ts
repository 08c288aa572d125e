import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_YEARS, runLaboratory } from './laboratory';
import { FIGURES, figuresOf, pageWith, printed } from './page';

const { values } = parseArgs({ options: { years: { type: 'string' } } });
const years = Number(values.years ?? DEFAULT_YEARS);
if (!Number.isSafeInteger(years) || years < 24) {
  console.error('Please give a number of years from 24 on: npm run fairness -- --years 1200.');
  process.exit(1);
}

const sections = runLaboratory(years);
console.log(printed(sections));

// Only the default run is kept, so that the page's figures can be repeated.
if (years === DEFAULT_YEARS) {
  const docs = join(process.cwd(), 'docs');
  const page = join(docs, 'fairness.md');
  writeFileSync(page, pageWith(readFileSync(page, 'utf8'), sections));
  writeFileSync(join(process.cwd(), FIGURES), figuresOf(sections));
  mkdirSync(join(docs, 'fairness'), { recursive: true });
  for (const { chart } of sections) {
    if (chart) writeFileSync(join(docs, 'fairness', `${chart.name}.svg`), chart.svg);
  }
}
