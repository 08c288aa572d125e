import { type Column, number, type Table } from './content';
import { INK, PAGE, type Paper, WIDTH } from './paper';

const GAP = 8;
const PADDING = 5;
/** Maximum number of rows of a table that is kept on one page. */
const SHORT = 12;

type Placed = Column & { x: number; room: number };

function placed(columns: Column[]): Placed[] {
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  let x = PAGE.margin;
  return columns.map((column) => {
    const room = (column.width / all) * WIDTH;
    const at = { ...column, x: x + 4, room: room - GAP };
    x += room;
    return at;
  });
}

const alignOf = ({ isNumber }: Column) => (isNumber ? 'right' : 'left');

function drawHeadings(paper: Paper, columns: Placed[], tag: 'TH' | null): void {
  paper.rect(PAGE.margin, paper.y, { width: WIDTH, height: 20 }, INK.sand);
  for (const column of columns) {
    const { x, room: width, title } = column;
    const style = {
      x,
      y: paper.y + 4,
      width,
      size: paper.tableSize,
      align: alignOf(column),
    } as const;
    paper.write(title, { ...style, font: 'bold', color: INK.muted, tag });
  }
  paper.y += 22;
}

function drawRow(paper: Paper, columns: Placed[], cells: string[]): void {
  const text = (index: number) => (cells[index] ?? '').replace(/\s+/g, ' ');
  const heights = columns.map(({ room }, index) =>
    paper.heightOf(text(index), { width: room, size: paper.tableSize, lines: 2 }),
  );
  const height = Math.max(11, ...heights) + 2 * PADDING;
  // Those of the first page are in the structure of the table.
  if (paper.need(height)) drawHeadings(paper, columns, null);
  paper.within('TR', () => {
    for (const [index, column] of columns.entries()) {
      const { x, room: width } = column;
      const style = {
        x,
        y: paper.y + PADDING,
        width,
        size: paper.tableSize,
        lines: 2,
        tag: 'TD',
      } as const;
      paper.write(text(index), { ...style, align: alignOf(column) });
    }
  });
  paper.y += height;
  paper.line(PAGE.margin, paper.y, WIDTH);
}

/** Draws a table over as many pages as needed, with its headings on each. */
export function drawTable(paper: Paper, { title, columns, rows, total, empty }: Table): void {
  // A short table stays on one page.
  const following = rows.length <= SHORT ? 24 + rows.length * 24 : 120;
  paper.title(title, { following });
  const at = placed(columns);
  if (rows.length > 0) {
    paper.within('Table', () => {
      paper.within('TR', () => drawHeadings(paper, at, 'TH'));
      for (const row of rows) drawRow(paper, at, row);
    });
  }
  const left = total - rows.length;
  const note =
    rows.length === 0
      ? empty
      : `The first ${number(rows.length)} of ${number(total)}; the CSV has all.`;
  if (left > 0 || rows.length === 0) {
    paper.need(24);
    const style = { x: PAGE.margin, y: paper.y + 8, width: WIDTH, color: INK.muted };
    paper.write(note, style);
    paper.y += 20;
  }
  paper.y += 26;
}
