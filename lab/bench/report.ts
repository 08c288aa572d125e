import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';

/** One comparison of the product with the bare server, or of a send with pgbench. */
export interface Row {
  name: string;
  /** Requests per second of the product, and of what it is compared with. */
  product: number;
  bare: number;
  ratio: number;
  /** The lowest and the highest ratio of all rounds. */
  spread: [number, number];
  goal: number;
  /** The product's 99th percentile as a multiple of the bare one; NaN where there is none. */
  p99Ratio: number;
}

// npm runs the bench in the repository root.
const PAGE = resolve('docs/bench.md');
const PICTURE = resolve('docs/bench.svg');

const rate = (perSecond: number) => Math.round(perSecond).toLocaleString('en');
const range = ([low, high]: Row['spread']) => `${low.toFixed(2)}–${high.toFixed(2)}`;
const times = (ratio: number) => (Number.isNaN(ratio) ? '–' : `${ratio.toFixed(1)} ×`);

const LABEL = 250;
const SCALE = 420;
const STEP = 30;

/** Bars of the ratios, with the bare server as the full width and each goal as a line. */
function drawing(rows: readonly Row[]): string {
  const height = rows.length * STEP + 40;
  const bars = rows.map(({ name, ratio, goal }, index) => {
    const y = 28 + index * STEP;
    const width = Math.min(ratio, 1) * SCALE;
    const mark = LABEL + goal * SCALE;
    return `  <text x="${LABEL - 10}" y="${y + 14}" text-anchor="end">${name}</text>
  <rect x="${LABEL}" y="${y}" width="${SCALE}" height="20" fill="#e9e2d6"/>
  <rect x="${LABEL}" y="${y}" width="${width.toFixed(0)}" height="20" fill="#2f6f62"/>
  <line x1="${mark}" x2="${mark}" y1="${y - 2}" y2="${y + 22}" stroke="#b3541e" stroke-width="2"/>
  <text x="${LABEL + SCALE + 10}" y="${y + 14}">${ratio.toFixed(2)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 ${height}" font-family="sans-serif" font-size="13" role="img" aria-label="Requests per second against the bare server">
  <rect width="740" height="${height}" fill="#fffdf8"/>
  <text x="${LABEL}" y="16">Share of the bare server’s requests per second; the line is the goal</text>
${bars.join('\n')}
</svg>
`;
}

/** The results of a run: printed at once, and written to docs/bench.md at the end. */
export class Report {
  private readonly rows: Row[] = [];
  private readonly sections: string[] = [];

  addRow(row: Row): void {
    this.rows.push(row);
    const { name, ratio, spread, goal, p99Ratio } = row;
    const speeds = `${rate(row.product)}/s against ${rate(row.bare)}/s`;
    console.log(
      `${name}: ${ratio.toFixed(2)} (${range(spread)}, goal ${goal}), ${speeds}, p99 ${times(p99Ratio)}`,
    );
  }

  /** Prints and keeps lines of text under a title. */
  say(title: string, ...lines: string[]): void {
    console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
    this.sections.push(`## ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`);
  }

  /** Prints and keeps a table of text under a title. */
  sayTable(title: string, head: string[], rows: string[][]): void {
    const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
    const all = [head, head.map(() => '---'), ...rows].map(line).join('');
    this.sections.push(`## ${title}\n\n${all}`);
  }

  /** Writes docs/bench.md and its picture. */
  async write({ command, what }: { command: string; what: string }): Promise<void> {
    const table = this.rows.map(
      ({ name, product, bare, ratio, spread, goal, p99Ratio }) =>
        `| ${name} | ${rate(product)} | ${rate(bare)} | ${ratio.toFixed(2)} | ${range(spread)} | ${goal} | ${times(p99Ratio)} |\n`,
    );
    const machine = `${availableParallelism()} processors, Node ${process.versions.node}, load ${loadavg()[1]?.toFixed(1)} in the last minutes`;
    await writeFile(PICTURE, drawing(this.rows));
    await writeFile(
      PAGE,
      `# Benchmarks

Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Server, database and load share them: read the ratios, not the figures.

${what} A bare server is \`node:http\` and \`pg\`, which run exactly the product’s statements, recorded from it, and answer the rows; the product checks the session as well, and speaks GraphQL or REST. Both take turns under 32 connections; a ratio is the median of neighbouring runs. Sends are compared with the same transaction run by pgbench.

![Bars of the ratios](bench.svg)

| What | per second | bare, per second | ratio | of all rounds | goal | p99 against bare |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${table.join('')}
${this.sections.join('\n')}`,
    );
    console.log(`Written to ${PAGE}`);
  }
}
