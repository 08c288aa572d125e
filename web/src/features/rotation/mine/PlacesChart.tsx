import styled from 'styled-components';
import { color, screen, shareColor, weight } from '../../../ui/theme/tokens';
import { ChartLegend } from './mine-style';
import type { ShareYears } from './years';

const TOP = 24;
/** Below the lowest place: room for its dot and the years. */
const BOTTOM = 48;

/** Drawn about as large as it is shown, so that its figures stay legible. */
const SIZES = {
  phone: { width: 326, height: 230, side: 14, radius: 11, text: 12 },
  desk: { width: 940, height: 280, side: 36, radius: 16, text: 15 },
};

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
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
  ${screen.phone} {
    &.desk {
      display: none;
    }
  }
  ${screen.desk} {
    &.phone {
      display: none;
    }
  }
`;

/** The places of a share over the years, 1 on top: full dots were held, open ones are foreseen. */
export function PlacesChart({ share }: { share: ShareYears }) {
  const { fill } = shareColor(share.shareNumber);
  const placed = share.years.filter(({ place }) => place !== null);
  const isAnyHeld = placed.some(({ isHeld }) => isHeld);
  const isAllHeld = placed.every(({ isHeld }) => isHeld);
  return (
    <div>
      <Chart share={share} name="phone" />
      <Chart share={share} name="desk" />
      <ChartLegend>
        <li>1 chooses first</li>
        {isAnyHeld && (
          <li>
            <i style={{ background: fill, borderColor: fill }} aria-hidden />
            Place in a draft
          </li>
        )}
        {!isAllHeld && (
          <li>
            <i style={{ borderColor: fill }} aria-hidden />
            Place as the rotation stands today
          </li>
        )}
      </ChartLegend>
    </div>
  );
}

function Chart({ share, name }: { share: ShareYears; name: keyof typeof SIZES }) {
  const { years, thisYear, shareNumber } = share;
  const { width, height, side, radius, text } = SIZES[name];
  const most = Math.max(2, ...years.map(({ outOf }) => outOf));
  const { fill, on } = shareColor(shareNumber);
  const x = (index: number) => side + (index * (width - 2 * side)) / Math.max(1, years.length - 1);
  const y = (place: number) => TOP + ((place - 1) * (height - TOP - BOTTOM)) / (most - 1);
  const dots = years.flatMap(({ place, ...year }, index) =>
    place === null ? [] : [{ ...year, place, x: x(index), y: y(place) }],
  );
  return (
    <Picture
      className={name}
      viewBox={`0 0 ${width} ${height}`}
      style={{ fontSize: text }}
      aria-hidden
    >
      {[1, most].map((place) => (
        <line key={place} className="base" x1={0} x2={width} y1={y(place)} y2={y(place)} />
      ))}
      <polyline className="line" points={dots.map((dot) => `${dot.x},${dot.y}`).join(' ')} />
      {dots.map((dot) => (
        <g key={dot.year}>
          <circle
            cx={dot.x}
            cy={dot.y}
            r={radius}
            style={{ fill: dot.isHeld ? fill : color.surface, stroke: fill, strokeWidth: 2 }}
          />
          <text x={dot.x} y={dot.y + text / 3} style={{ fill: dot.isHeld ? on : color.text }}>
            {dot.place}
          </text>
        </g>
      ))}
      {years.map(({ year }, index) => (
        <text key={year} x={x(index)} y={height - 8} className={year === thisYear ? 'now' : ''}>
          {name === 'phone' ? `’${String(year).slice(2)}` : year}
        </text>
      ))}
    </Picture>
  );
}
