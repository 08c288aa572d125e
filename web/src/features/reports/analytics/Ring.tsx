import { grouped } from '../../../lib/text/format';
import { color, size, weight } from '../../../ui/theme/tokens';
import type { Figure } from './figures';
import { PART_COLORS } from './figures';
import { ringParts } from './ring-parts';

const SIDE = 132;
const MIDDLE = SIDE / 2;
/** The middle of the ring's line, which is as wide as a thumb. */
const RADIUS = 54;
const WIDTH = 20;

/** The parts of a whole as a ring around the total. */
export function Ring({ figures, total }: { figures: readonly Figure[]; total: number }) {
  const parts = ringParts(figures.map(({ value }) => value));
  return (
    <svg width={SIDE} height={SIDE} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden>
      {parts.map(({ from, length }, index) => (
        <circle
          key={figures[index]?.id}
          cx={MIDDLE}
          cy={MIDDLE}
          r={RADIUS}
          fill="none"
          stroke={PART_COLORS[index % PART_COLORS.length]}
          strokeWidth={WIDTH}
          pathLength={100}
          // The first part begins at the top.
          strokeDasharray={`${length} ${100 - length}`}
          strokeDashoffset={25 - from}
        />
      ))}
      <text
        x={MIDDLE}
        y={MIDDLE}
        textAnchor="middle"
        dominantBaseline="central"
        fill={color.text}
        fontSize={size.large}
        fontWeight={weight.bold}
      >
        {grouped(total)}
      </text>
    </svg>
  );
}
