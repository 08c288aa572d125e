import styled from 'styled-components';
import { color, shareColor } from '../theme/tokens';

const mixed = (a: string, share: number, b: string) => `color-mix(in oklab, ${a} ${share}%, ${b})`;

const Picture = styled.svg`
  .sky {
    fill: ${mixed(color.accent, 20, color.surface)};
  }
  .sun {
    fill: ${mixed(color.accent, 70, color.surface)};
  }
  .far {
    fill: ${mixed(color.primary, 18, color.surface)};
  }
  .near {
    fill: ${mixed(color.primary, 36, color.surface)};
  }
  .lake {
    fill: ${mixed(color.primary, 26, color.surface)};
  }
  .glint,
  .ripple {
    stroke: ${mixed(color.surface, 92, color.primary)};
    stroke-width: 5;
    stroke-linecap: round;
  }
  .glint {
    stroke: ${mixed(color.accent, 55, color.surface)};
  }
  .wall {
    fill: ${color.surface};
  }
  .deep {
    fill: ${mixed(color.primary, 68, color.text)};
  }
  .tree {
    fill: ${mixed(color.primary, 62, color.text)};
  }
  .tree.back {
    fill: ${mixed(color.primary, 62, color.surface)};
  }
  .mirror {
    opacity: 0.2;
  }

  :root[data-theme='dark'] & {
    .sky {
      fill: ${mixed(color.primary, 12, color.background)};
    }
    .sun {
      fill: ${mixed(color.accent, 25, color.text)};
    }
    .far {
      fill: ${mixed(color.primary, 24, color.background)};
    }
    .near {
      fill: ${mixed(color.primary, 34, color.background)};
    }
    .lake {
      fill: ${mixed(color.primary, 20, color.background)};
    }
    .ripple {
      stroke: ${mixed(color.primary, 42, color.background)};
    }
    .wall {
      fill: ${mixed(color.primary, 10, color.surface)};
    }
    .deep,
    .tree {
      fill: ${mixed(color.background, 70, 'black')};
    }
    .tree.back {
      fill: ${mixed(color.primary, 16, color.background)};
    }
    .door {
      fill: ${mixed(color.accent, 60, color.background)};
    }
  }
`;

const tiles = Array.from({ length: 12 }, (_, index) => ({
  share: index + 1,
  x: 256 + (index % 4) * 75,
  y: 470 + Math.floor(index / 4) * 62,
}));

/** A fir whose foot stands at (x, 746). */
function Fir({ x, height, back = false }: { x: number; height: number; back?: boolean }) {
  const half = height * 0.19;
  const foot = 746;
  return (
    <path
      className={back ? 'tree back' : 'tree'}
      d={`M${x - half} ${foot} Q${x - half * 0.35} ${foot - height * 0.45} ${x} ${foot - height}
        Q${x + half * 0.35} ${foot - height * 0.45} ${x + half} ${foot} Z`}
    />
  );
}

function House() {
  return (
    <>
      <path className="deep" d="M468 320 h36 v90 h-36 Z" />
      <path className="wall" d="M226 440 L400 330 L574 440 V748 H226 Z" />
      <path
        className="deep"
        d="M176 452 L386 306 a24 24 0 0 1 28 0 L624 452 a8 8 0 0 1 -4 14 h-20 L400 336 L200 466 h-20 a8 8 0 0 1 -4 -14 Z"
      />
      {tiles.map(({ share, x, y }) => (
        <rect
          key={share}
          x={x}
          y={y}
          width="62"
          height="48"
          rx="8"
          style={{ fill: shareColor(share).fill }}
        />
      ))}
      <path className="deep door" d="M372 748 v-64 a28 28 0 0 1 56 0 v64 Z" />
    </>
  );
}

/** A house by a lake whose twelve windows represent the twelve shares. */
export function LakeHouse() {
  return (
    <Picture viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect className="sky" width="800" height="1000" />
      <circle className="sun" cx="632" cy="212" r="62" />
      <path
        className="far"
        d="M0 470 C 120 400 190 330 285 380 C 360 420 420 330 520 300 C 630 270 700 380 800 350 V 760 H 0 Z"
      />
      <path
        className="near"
        d="M0 575 C 110 515 220 535 330 575 C 470 625 610 505 800 535 V 760 H 0 Z"
      />
      <rect className="lake" y="748" width="800" height="252" />
      <Fir back x={40} height={200} />
      <Fir back x={196} height={230} />
      <Fir back x={640} height={210} />
      <Fir back x={776} height={190} />
      <Fir x={92} height={170} />
      <Fir x={150} height={270} />
      <Fir x={692} height={300} />
      <Fir x={742} height={190} />
      <g className="mirror" transform="matrix(1 0 0 -0.55 0 1166)">
        <House />
      </g>
      <House />
      <path
        className="deep"
        d="M0 744 C 160 734 280 750 400 748 C 560 744 660 734 800 742 V 762 C 640 754 520 768 400 764 C 250 760 140 754 0 764 Z"
      />
      <g className="glint">
        <path d="M590 806 h90" />
        <path d="M620 834 h120" />
        <path d="M600 862 h60" />
      </g>
      <g className="ripple">
        <path d="M90 800 h120" />
        <path d="M330 850 h150" />
        <path d="M150 886 h90" />
        <path d="M420 920 h200" />
        <path d="M250 952 h110" />
      </g>
    </Picture>
  );
}
