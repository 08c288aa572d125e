import styled from 'styled-components';
import { color, screen, shareColor, weight } from '../../../ui/theme/tokens';
import type { ShareYears } from './years';

const HEIGHT = 220;
const TOP = 24;
const BOTTOM = 34;

/** Drawn about as large as it is shown, so that its figures stay legible. */
const SIZES = {
  phone: { width: 340, side: 22, radius: 10 },
  desk: { width: 640, side: 34, radius: 12 },
};

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  max-width: 52rem;
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
  return (
    <>
      <Chart share={share} name="phone" />
      <Chart share={share} name="desk" />
    </>
  );
}

function Chart({ share, name }: { share: ShareYears; name: keyof typeof SIZES }) {
  const { years, thisYear, shareNumber } = share;
  const { width, side, radius } = SIZES[name];
  const most = Math.max(2, ...years.map(({ outOf }) => outOf));
  const { fill, on } = shareColor(shareNumber);
  const x = (index: number) => side + (index * (width - 2 * side)) / Math.max(1, years.length - 1);
  const y = (place: number) => TOP + ((place - 1) * (HEIGHT - TOP - BOTTOM - 14)) / (most - 1);
  const dots = years.flatMap(({ place, ...year }, index) =>
    place === null ? [] : [{ ...year, place, x: x(index), y: y(place) }],
  );
  return (
    <Picture className={name} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
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
          <text x={dot.x} y={dot.y + 4} style={{ fill: dot.isHeld ? on : color.text }}>
            {dot.place}
          </text>
        </g>
      ))}
      {years.map(({ year }, index) => (
        <text key={year} x={x(index)} y={HEIGHT - 8} className={year === thisYear ? 'now' : ''}>
          {name === 'phone' ? `’${String(year).slice(2)}` : year}
        </text>
      ))}
    </Picture>
  );
}
