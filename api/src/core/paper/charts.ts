import { type BarsChart, type Chart, type ColumnsChart, number } from './content';
import { INK, PAGE, type Paper, WIDTH } from './paper';

const LABEL_WIDTH = 140;
const VALUE_WIDTH = 84;
const BAR_HEIGHT = 11;
const BAR_STEP = 20;
const PLOT_HEIGHT = 130;
const AXIS_WIDTH = 30;
/** Characters of what a chart says instead of its picture. */
const MAX_ALT = 2_000;
/** Minimum width of a label under the columns. */
const LABEL_STEP = 38;

/** Returns the smallest of 1, 2, 4, 6, 8, 10, 20, 40 … that is at least the value. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return [1, 2, 4, 6, 8, 10].map((it) => it * power).find((it) => it >= value) ?? value;
}

function drawBars(paper: Paper, { title, points, note }: BarsChart): void {
  paper.title(title, { following: Math.min(points.length, 12) * BAR_STEP + 10 });
  const most = Math.max(1, ...points.map(({ value, of }) => of ?? value));
  const room = WIDTH - LABEL_WIDTH - VALUE_WIDTH;
  for (const { label, value, of } of points) {
    paper.need(BAR_STEP);
    const x = PAGE.margin + LABEL_WIDTH;
    const y = paper.y + 3;
    const size = { height: BAR_HEIGHT, radius: 3 };
    paper.write(label, { x: PAGE.margin, y: paper.y + 2, width: LABEL_WIDTH - 12, size: 9.5 });
    // A bar with its own whole is drawn to that scale; others are compared with one another.
    const whole = of ?? most;
    paper.rect(x, y, { ...size, width: room }, INK.track);
    const part = whole > 0 ? Math.min(value / whole, 1) : Math.sign(value);
    const width = Math.max(part * room, value > 0 ? 2 : 0);
    paper.rect(x, y, { ...size, width }, INK.accent);
    paper.write(of === undefined ? number(value) : `${number(value)} of ${number(of)}`, {
      x: x + room + 10,
      y: paper.y + 2,
      width: VALUE_WIDTH - 10,
      font: 'bold',
      size: 9.5,
      align: 'right',
    });
    paper.y += BAR_STEP;
  }
  if (note) paper.write(note, { x: PAGE.margin, y: paper.y + 2, width: WIDTH, color: INK.muted });
  paper.y += note ? 36 : 22;
}

function drawLegend(paper: Paper, series: string[]): void {
  let x = PAGE.margin + AXIS_WIDTH;
  for (const [index, name] of series.entries()) {
    paper.rect(x, paper.y + 2, { width: 8, height: 8, radius: 2 }, seriesColor(index));
    paper.write(name, { x: x + 12, y: paper.y, width: 110, color: INK.muted });
    x += 24 + paper.doc.widthOfString(name);
  }
  paper.y += 18;
}

const seriesColor = (index: number) => INK.series[index % INK.series.length] ?? INK.accent;

function drawGrid(paper: Paper, most: number): void {
  const steps = most === 1 ? 1 : 2;
  for (let step = 0; step <= steps; step += 1) {
    const y = paper.y + PLOT_HEIGHT - (PLOT_HEIGHT * step) / steps;
    const color = step === 0 ? INK.muted : INK.line;
    paper.line(PAGE.margin + AXIS_WIDTH, y, WIDTH - AXIS_WIDTH, color);
    const style = { x: PAGE.margin, y: y - 6, width: AXIS_WIDTH - 8, color: INK.muted };
    paper.write(number((most * step) / steps), { ...style, align: 'right' });
  }
}

function drawColumns(paper: Paper, { title, series, points }: ColumnsChart): void {
  paper.title(title, { following: PLOT_HEIGHT + 66 });
  if (series.length > 1) drawLegend(paper, series);
  paper.y += 6;
  const sums = points.map(({ values }) => values.reduce((sum, it) => sum + it, 0));
  const most = roundUp(Math.max(1, ...sums));
  drawGrid(paper, most);
  const step = (WIDTH - AXIS_WIDTH) / Math.max(points.length, 1);
  const width = Math.min(step * 0.7, 42);
  const every = Math.ceil(LABEL_STEP / step);
  for (const [index, { label, values }] of points.entries()) {
    const middle = PAGE.margin + AXIS_WIDTH + step * (index + 0.5);
    let y = paper.y + PLOT_HEIGHT;
    for (const [nth, value] of values.entries()) {
      const height = (value / most) * PLOT_HEIGHT;
      y -= height;
      paper.rect(middle - width / 2, y, { width, height }, seriesColor(nth));
    }
    if (index % every > 0) continue;
    const style = { x: middle - 24, y: paper.y + PLOT_HEIGHT + 6, width: 48, size: 8 };
    paper.write(label, { ...style, align: 'center', color: INK.muted });
  }
  paper.y += PLOT_HEIGHT + 46;
}

/** Draws a sentence instead of an empty chart. */
function drawNothing(paper: Paper, title: string): void {
  paper.title(title, { following: 30 });
  const style = { x: PAGE.margin, y: paper.y, width: WIDTH, color: INK.muted, size: 10 };
  paper.write('Nothing in this period.', style);
  paper.y += 36;
}

/** Says what a chart shows. */
function altOf(chart: Chart): string {
  const points =
    chart.kind === 'bars'
      ? chart.points.map(({ label, value, of }) => `${label} ${value}${of ? ` of ${of}` : ''}`)
      : chart.points.map(({ label, time, values }) =>
          [`${time ?? label}`, ...values.map((it, nth) => `${chart.series[nth] ?? ''} ${it}`)].join(
            ' ',
          ),
        );
  return `${chart.title}: ${points.join(', ')}`.slice(0, MAX_ALT);
}

/** Draws a chart with its title. */
export function drawChart(paper: Paper, chart: Chart): void {
  const isEmpty =
    chart.kind === 'bars'
      ? chart.points.length === 0
      : chart.points.every(({ values }) => values.every((it) => it === 0));
  if (isEmpty) drawNothing(paper, chart.title);
  else if (chart.kind === 'bars')
    paper.within('Figure', () => drawBars(paper, chart), altOf(chart));
  else paper.within('Figure', () => drawColumns(paper, chart), altOf(chart));
}
