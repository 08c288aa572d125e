/** A chart with a column per label and some lines. */
interface Chart {
  title: string;
  columns: readonly string[];
  lines: readonly { name: string; points: readonly number[] }[];
}

const WIDTH = 720;
const HEIGHT = 340;
const LEFT = 50;
const RIGHT = 20;
const TOP = 46;
const BOTTOM = 84;
/** Lines differ by dashes as well as by colours. */
const COLORS = ['#0b5fa5', '#b3541e', '#2f7d32', '#7a3e9d'];
const DASHES = ['none', '8 4', '2 4', '10 4 2 4'];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const at = (value: number) => value.toFixed(1);

/** Draws lines as SVG, with a white background of its own for dark pages. */
export function lineChart({ title, columns, lines }: Chart): string {
  const highest = 10 * Math.ceil(Math.max(...lines.flatMap(({ points }) => points)) / 10);
  const step = highest > 50 ? 20 : highest > 20 ? 10 : 5;
  const x = (column: number) =>
    LEFT + ((WIDTH - LEFT - RIGHT) * column) / Math.max(1, columns.length - 1);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / highest);
  const ticks = Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="24" font-weight="bold">${escaped(title)}</text>`,
    ...ticks.flatMap((tick) => [
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at(y(tick))}" y2="${at(y(tick))}" stroke="#ddd"/>`,
      `<text x="${LEFT - 8}" y="${at(y(tick) + 4)}" text-anchor="end">${tick}</text>`,
    ]),
    ...columns.map(
      (label, column) =>
        `<text x="${at(x(column))}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${escaped(label)}</text>`,
    ),
    ...lines.flatMap(({ name, points }, index) => {
      const stroke = `stroke="${COLORS[index % 4]}" stroke-width="2.5" stroke-dasharray="${DASHES[index % 4]}"`;
      const path = points.map((value, column) => `${at(x(column))},${at(y(value))}`).join(' ');
      const left = LEFT + (index % 2) * 330;
      const base = HEIGHT - 38 + 20 * Math.floor(index / 2);
      return [
        `<polyline points="${path}" fill="none" ${stroke}/>`,
        `<line x1="${at(left)}" x2="${at(left + 28)}" y1="${base}" y2="${base}" ${stroke}/>`,
        `<text x="${at(left + 34)}" y="${base + 4}">${escaped(name)}</text>`,
      ];
    }),
  ];
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" font-family="sans-serif" font-size="12" fill="#222">\n<title>${escaped(title)}</title>\n${parts.join('\n')}\n</svg>\n`;
}
