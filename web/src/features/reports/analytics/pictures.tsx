import { Bar, BarChart, Pie, PieChart, XAxis, YAxis } from 'recharts';
import { grouped } from '../../../lib/format';
import { color, size, weight } from '../../../ui/theme/tokens';
import type { Figure } from './figures';
import { PART_COLORS } from './part-colors';

const ROW_HEIGHT = 38;
const LONGEST_NAME = 18;
const NAME_WIDTH = 132;
const TEXT_WIDTH = 76;

const words = { fontSize: size.small };
/** The chart is decorative: its text is beside it, and it is not interactive. */
const still = { isAnimationActive: false, tabIndex: -1 } as const;

const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;

/** A bar per figure on a common scale; the rest of its total is paler. */
function Bars({ figures }: { figures: readonly Figure[] }) {
  const rows = figures.map(({ id, value, total = value }) => ({
    ...{ id, value },
    rest: Math.max(0, total - value),
  }));
  const figureOf = new Map(figures.map((figure) => [figure.id, figure]));
  const axis = {
    type: 'category',
    dataKey: 'id',
    interval: 0,
    axisLine: false,
    tickLine: false,
  } as const;
  return (
    <BarChart
      responsive
      layout="vertical"
      data={rows}
      accessibilityLayer={false}
      barSize={14}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      style={{ width: '100%', height: rows.length * ROW_HEIGHT }}
    >
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis
        {...axis}
        width={NAME_WIDTH}
        tickFormatter={(id) => shortened(figureOf.get(id)?.name ?? '')}
        tick={{ ...words, fill: color.text, textAnchor: 'start', dx: 8 - NAME_WIDTH, width: 500 }}
      />
      <YAxis
        {...axis}
        yAxisId="text"
        orientation="right"
        width={TEXT_WIDTH}
        tickFormatter={(id) => figureOf.get(id)?.text ?? ''}
        tick={{
          ...words,
          fill: color.textMuted,
          textAnchor: 'end',
          dx: TEXT_WIDTH - 8,
          width: 500,
        }}
      />
      <Bar dataKey="value" stackId="one" fill={color.primary} radius={4} {...still} />
      <Bar dataKey="rest" stackId="one" fill={color.secondary} radius={4} {...still} />
    </BarChart>
  );
}

/** The parts of a whole as a ring around the total. */
function Ring({ figures, total }: { figures: readonly Figure[]; total: number }) {
  const parts = figures.map(({ id, value }, index) => ({
    ...{ id, value },
    fill: PART_COLORS[index % PART_COLORS.length],
  }));
  return (
    <PieChart responsive accessibilityLayer={false} style={{ width: 132, height: 132 }}>
      <Pie
        data={parts}
        dataKey="value"
        nameKey="id"
        innerRadius={44}
        outerRadius={64}
        startAngle={90}
        endAngle={-270}
        minAngle={6}
        stroke={color.surface}
        strokeWidth={2}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
      <text
        x={66}
        y={66}
        textAnchor="middle"
        dominantBaseline="central"
        fill={color.text}
        fontSize={size.large}
        fontWeight={weight.bold}
      >
        {grouped(total)}
      </text>
    </PieChart>
  );
}

/** All charts together, loaded as one chunk. */
export const pictures = { Bars, Ring };
