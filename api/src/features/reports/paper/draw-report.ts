import type { ReportContent, Table } from '../content/content';
import type { Figure } from '../rules';
import { drawChart } from './charts';
import { COVER_FIGURES, type CoverDetails, drawCover } from './cover';
import { INK, PAGE, Paper, WIDTH } from './paper';
import { drawTable } from './tables';

/** The figures that do not fit on the first page, in a table per section. */
function figureTables(figures: Figure[]): Table[] {
  const sections = [...new Set(figures.map(({ section }) => section))];
  return sections.map((section) => {
    const rows = figures
      .filter((it) => it.section === section)
      .map(({ label, value }) => [label, value]);
    return {
      title: section === '' ? 'More figures' : section,
      columns: [
        { title: 'Figure', width: 8 },
        { title: 'Value', width: 4, isNumber: true },
      ],
      rows,
      total: rows.length,
      empty: '',
    };
  });
}

/** Draws the running title and the page number on every page but the first. */
function numberPages(paper: Paper, { title, period }: CoverDetails): void {
  const { count } = paper.doc.bufferedPageRange();
  const box = { x: PAGE.margin, width: WIDTH, color: INK.muted, tag: null };
  for (let page = 1; page < count; page += 1) {
    paper.doc.switchToPage(page);
    paper.write(title, { ...box, y: 40, font: 'bold' });
    paper.write(period, { ...box, y: 40, align: 'right' });
    paper.line(PAGE.margin, 58, WIDTH);
    paper.write('Fairweek', { ...box, y: PAGE.height - 44 });
    const text = `Page ${page + 1} of ${count}`;
    paper.write(text, { ...box, y: PAGE.height - 44, align: 'right' });
  }
}

/** Lays out a report and returns the PDF as a stream. */
export function drawReport(facts: CoverDetails, content: ReportContent): AsyncIterable<Buffer> {
  const paper = new Paper({ title: `${facts.title}, ${facts.period}`, author: facts.preparedBy });
  const { figures, charts, tables } = content;
  const plain = figures.filter(({ section }) => section === '');
  drawCover(paper, facts, plain);
  for (const chart of charts) drawChart(paper, chart);
  const rest = [...plain.slice(COVER_FIGURES), ...figures.filter(({ section }) => section !== '')];
  for (const table of [...figureTables(rest), ...tables]) drawTable(paper, table);
  numberPages(paper, facts);
  paper.doc.end();
  return paper.doc as unknown as AsyncIterable<Buffer>;
}
