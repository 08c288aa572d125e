import { drawChart } from '../../../core/paper/charts';
import type { Table } from '../../../core/paper/content';
import { numberPages } from '../../../core/paper/frame';
import { Paper } from '../../../core/paper/paper';
import { drawTable } from '../../../core/paper/tables';
import type { ReportContent } from '../content/content';
import type { Figure } from '../rules';
import { COVER_FIGURES, type CoverDetails, drawCover } from './cover';

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

/** Lays out a report and returns the PDF as a stream. */
export function drawReport(facts: CoverDetails, content: ReportContent): AsyncIterable<Buffer> {
  const paper = new Paper({ title: `${facts.title}, ${facts.period}`, author: facts.preparedBy });
  const { figures, charts, tables } = content;
  const plain = figures.filter(({ section }) => section === '');
  drawCover(paper, facts, plain);
  for (const chart of charts) drawChart(paper, chart);
  const rest = [...plain.slice(COVER_FIGURES), ...figures.filter(({ section }) => section !== '')];
  for (const table of [...figureTables(rest), ...tables]) drawTable(paper, table);
  numberPages(paper, facts.title, facts.period);
  paper.doc.end();
  return paper.doc as unknown as AsyncIterable<Buffer>;
}
