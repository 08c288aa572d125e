import type { Section, Table } from './section';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function tableText({ head, rows }: Table): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map(row).join('\n');
}

function sectionText({ id, title, text, tables, chart }: Section): string {
  const picture = chart ? [`![${chart.alt}](fairness/${chart.name}.svg)`] : [];
  return [`<a id="${id}"></a>`, `## ${title}`, text, ...tables.map(tableText), ...picture].join(
    '\n\n',
  );
}

export const BEGIN = '<!-- npm run fairness writes from here -->';
export const END = '<!-- npm run fairness writes to here -->';

/** Returns the page with the sections between its markers; throws if one of them is missing. */
export function pageWith(page: string, sections: readonly Section[]): string {
  const [before, rest = ''] = page.split(BEGIN);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) throw new Error('The page has no markers.');
  const written = sections.map(sectionText).join('\n\n');
  return `${before}${BEGIN}\n\n${written}\n\n${END}${after}`;
}

/** Where the Fairness page of the web finds the same sections. */
export const FIGURES = 'web/src/features/draft/ledger/figures.json';

/** Returns the figures of the sections, which the Fairness page puts into its own words. */
export function figuresOf(sections: readonly Section[]): string {
  const figures = sections.map(({ id, tables }) => ({ id, tables }));
  return `${JSON.stringify(figures)}\n`;
}

/** Returns the sections as they are printed. */
export const printed = (sections: readonly Section[]): string =>
  sections.map(({ title, tables }) => [title, ...tables.map(tableText)].join('\n\n')).join('\n\n');
