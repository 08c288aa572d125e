import { Pie, PieChart } from 'recharts';
import { grouped } from '../../../lib/format';
import { color, size, weight } from '../../../ui/theme/tokens';
import type { Figure } from './figures';
import { PART_COLORS } from './part-colors';

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

/** The charts, loaded as one chunk. */
export const pictures = { Ring };
