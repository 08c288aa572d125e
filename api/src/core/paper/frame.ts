import { INK, PAGE, type Paper, WIDTH } from './paper';

/** Draws the logo, twelve shares of which one has its turn, and the name beside it. */
export function drawLogo(paper: Paper, y: number): void {
  for (let share = 0; share < 12; share += 1) {
    const at = { x: PAGE.margin + (share % 4) * 9, y: y + Math.floor(share / 4) * 9 };
    const color = share === 5 ? (INK.series[1] ?? INK.accent) : INK.accent;
    paper.rect(at.x, at.y, { width: 7, height: 7, radius: 1.5 }, color);
  }
  paper.write('Fairweek', { x: PAGE.margin + 46, y: y + 1, width: 200, font: 'serif', size: 17 });
}

/** Draws the running title, a text beside it, and the page number on every page but the first. */
export function numberPages(paper: Paper, title: string, aside: string): void {
  const { count } = paper.doc.bufferedPageRange();
  const box = { x: PAGE.margin, width: WIDTH, color: INK.muted, tag: null };
  for (let page = 1; page < count; page += 1) {
    paper.doc.switchToPage(page);
    paper.write(title, { ...box, y: 40, font: 'bold' });
    paper.write(aside, { ...box, y: 40, align: 'right' });
    paper.line(PAGE.margin, 58, WIDTH);
    paper.write('Fairweek', { ...box, y: PAGE.height - 44 });
    const text = `Page ${page + 1} of ${count}`;
    paper.write(text, { ...box, y: PAGE.height - 44, align: 'right' });
  }
}
