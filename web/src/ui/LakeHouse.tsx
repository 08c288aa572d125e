import styled from 'styled-components';
import { color, shareColor } from './theme/tokens';

const Picture = styled.svg`
  .sky {
    fill: color-mix(in oklab, ${color.accent} 22%, ${color.surface});
  }
  .sun {
    fill: color-mix(in oklab, ${color.accent} 75%, ${color.surface});
  }
  .far {
    fill: color-mix(in oklab, ${color.primary} 22%, ${color.surface});
  }
  .near {
    fill: color-mix(in oklab, ${color.primary} 42%, ${color.surface});
  }
  .shore {
    fill: color-mix(in oklab, ${color.primary} 72%, ${color.text});
  }
  .lake {
    fill: color-mix(in oklab, ${color.primary} 30%, ${color.surface});
  }
  .ripple {
    stroke: color-mix(in oklab, ${color.surface} 70%, ${color.primary});
    stroke-width: 5;
    stroke-linecap: round;
  }
  .wall {
    fill: color-mix(in oklab, ${color.accent} 10%, ${color.surface});
  }
  .roof,
  .post {
    fill: color-mix(in oklab, ${color.primary} 60%, ${color.text});
  }
  .door {
    fill: color-mix(in oklab, ${color.primary} 80%, ${color.text});
  }
  .tree {
    fill: color-mix(in oklab, ${color.primary} 55%, ${color.text});
  }
`;

const tiles = Array.from({ length: 12 }, (_, index) => ({
  share: index + 1,
  x: 262 + (index % 4) * 70,
  y: 470 + Math.floor(index / 4) * 62,
}));

/** A house by a lake whose twelve windows are the twelve shares. */
export function LakeHouse() {
  return (
    <Picture viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect className="sky" width="800" height="1000" />
      <circle className="sun" cx="610" cy="215" r="66" />
      <path
        className="far"
        d="M0 470 C 120 400 190 330 285 380 C 360 420 420 330 520 300 C 630 270 700 380 800 350 V 720 H 0 Z"
      />
      <path
        className="near"
        d="M0 560 C 110 500 220 520 330 560 C 470 610 610 490 800 520 V 760 H 0 Z"
      />
      <rect className="lake" y="745" width="800" height="255" />
      <g className="tree">
        <path d="M122 742 L160 560 L198 742 Z M140 640 L160 520 L180 640 Z" />
        <path d="M62 742 L94 610 L126 742 Z" />
        <path d="M640 742 L682 540 L724 742 Z M660 630 L682 495 L704 630 Z" />
        <path d="M706 742 L738 620 L770 742 Z" />
      </g>
      <rect className="post" x="452" y="330" width="34" height="80" rx="4" />
      <rect className="wall" x="232" y="440" width="336" height="305" />
      <path className="roof" d="M196 452 L386 318 a24 24 0 0 1 28 0 L604 452 Z" />
      {tiles.map(({ share, x, y }) => (
        <rect
          key={share}
          x={x}
          y={y}
          width="56"
          height="48"
          rx="8"
          style={{ fill: shareColor(share).fill }}
        />
      ))}
      <path className="door" d="M374 745 v-62 a26 26 0 0 1 52 0 v62 Z" />
      <path
        className="shore"
        d="M0 742 C 160 722 280 748 400 744 C 560 738 660 722 800 740 V 768 C 640 756 520 772 400 768 C 250 764 140 756 0 770 Z"
      />
      <g className="ripple">
        <path d="M250 815 h150" />
        <path d="M440 845 h110" />
        <path d="M170 880 h90" />
        <path d="M330 905 h200" />
        <path d="M600 885 h90" />
        <path d="M90 945 h140" />
        <path d="M450 955 h160" />
      </g>
    </Picture>
  );
}
