import styled from 'styled-components';
import { color, shareColor, weight } from '../../../ui/theme/tokens';
import type { ShareYears } from './years';

const WIDTH = 640;
const HEIGHT = 220;
const TOP = 24;
const BOTTOM = 34;
const SIDE = 34;

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  max-width: 52rem;
  min-width: 30rem;
  font-size: 12px;
  text {
    fill: ${color.textMuted};
    text-anchor: middle;
  }
  .now {
    fill: ${color.text};
    font-weight: ${weight.bold};
  }
  .line {
    fill: none;
    stroke: ${color.inputBorder};
    stroke-width: 2;
  }
  .base {
    stroke: ${color.border};
  }
`;

/** The places of a share over the years, 1 on top: full dots were held, open ones are foreseen. */
export function PlacesChart({ share }: { share: ShareYears }) {
  const { years, thisYear, shareNumber } = share;
  const most = Math.max(2, ...years.map(({ outOf }) => outOf));
  const { fill, on } = shareColor(shareNumber);
  const x = (index: number) => SIDE + (index * (WIDTH - 2 * SIDE)) / Math.max(1, years.length - 1);
  const y = (place: number) => TOP + ((place - 1) * (HEIGHT - TOP - BOTTOM - 14)) / (most - 1);
  const dots = years.flatMap(({ place, ...year }, index) =>
    place === null ? [] : [{ ...year, place, x: x(index), y: y(place) }],
  );
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {[1, most].map((place) => (
        <g key={place}>
          <line className="base" x1={SIDE - 14} x2={WIDTH} y1={y(place)} y2={y(place)} />
          <text x={8} y={y(place) + 4}>
            {place}
          </text>
        </g>
      ))}
      <polyline className="line" points={dots.map((dot) => `${dot.x},${dot.y}`).join(' ')} />
      {dots.map((dot) => (
        <g key={dot.year}>
          <circle
            cx={dot.x}
            cy={dot.y}
            r={12}
            style={{ fill: dot.isHeld ? fill : color.surface, stroke: fill, strokeWidth: 2 }}
          />
          <text x={dot.x} y={dot.y + 4} style={{ fill: dot.isHeld ? on : color.text }}>
            {dot.place}
          </text>
        </g>
      ))}
      {years.map(({ year }, index) => (
        <text key={year} x={x(index)} y={HEIGHT - 8} className={year === thisYear ? 'now' : ''}>
          {year}
        </text>
      ))}
    </Picture>
  );
}
