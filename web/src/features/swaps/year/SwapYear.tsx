import styled from 'styled-components';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { YearTiles } from '../../../ui/calendar/YearTiles';
import { Legend } from '../../../ui/calendar/year-tiles-style';
import { box, color, radius, shareVariables, weight } from '../../../ui/theme/tokens';
import type { SwapTile } from './swap-year';

/** Colours the tiles and their legend. */
const Root = styled.div`
  /* Outweighs the tile’s own look of a season. */
  && {
    .PEAK,
    .HIGH {
      --strip: linear-gradient(var(--band), var(--band)) bottom / 100% 5px no-repeat;
    }
    .held,
    .open_to_swap {
      background: var(--strip, none), var(--soft, ${color.secondary});
      color: ${color.text};
    }
    .open {
      border: 1.5px dashed ${color.inputBorder};
      background: var(--strip, none);
      color: ${color.text};
    }
    .mine {
      background: var(--strip, none), var(--fill, ${color.primary});
      color: var(--on, ${color.onPrimary});
      font-weight: ${weight.bold};
    }
    /* Crossed out. */
    .begun {
      border-color: ${color.border};
      background: linear-gradient(
        to top right,
        transparent calc(50% - 0.75px),
        ${color.border} 0 calc(50% + 0.75px),
        transparent 0
      );
    }
    .offered,
    .chosen,
    [aria-pressed='true'] {
      box-shadow: 0 0 0 2px ${color.surface}, 0 0 0 4px ${color.text};
    }
    /* Its corner alone. */
    i.chosen {
      box-shadow: none;
      &::after {
        position: static;
      }
    }
    .pending::after {
      content: '';
      position: absolute;
      top: -4px;
      right: -4px;
      ${box.square('10px')};
      border: 2px solid ${color.surface};
      border-radius: ${radius.round};
      background: ${color.primary};
    }
  }
`;

/** The season of a week that can be swapped; low season has no colour. */
const bandOf = ({ kind, season }: SwapTile) => kind !== null && season !== 'LOW' && season;

const classOf = (tile: SwapTile) => {
  const { kind, isOffered, isPending, isMaintenance, hasBegun, mark } = tile;
  return [
    bandOf(tile),
    kind?.toLowerCase(),
    isOffered && 'offered',
    // The corner has room for one sign.
    isPending && !mark && 'pending',
    isMaintenance && 'maintenance',
    hasBegun && !isMaintenance && 'begun',
  ]
    .filter(Boolean)
    .join(' ');
};

/** The corners of the weeks chosen to be given and to be got. */
export const GIVEN = '→';
export const WANTED = '←';

interface Sign {
  className: string;
  mark?: string;
  text: string;
  isFor: (tile: SwapTile) => boolean;
}

const LEGEND: readonly Sign[] = [
  { className: 'chosen', mark: GIVEN, text: 'To give', isFor: ({ mark }) => mark === GIVEN },
  { className: 'chosen', mark: WANTED, text: 'Wanted', isFor: ({ mark }) => mark === WANTED },
  { className: 'held offered', text: 'Open to swap', isFor: ({ isOffered }) => isOffered },
  { className: 'held pending', text: 'In a pending swap', isFor: ({ isPending }) => isPending },
  { className: 'held', text: 'Held', isFor: ({ kind }) => kind === 'HELD' },
  { className: 'open', text: 'Open', isFor: ({ kind }) => kind === 'OPEN' },
  { className: 'maintenance', text: 'Maintenance', isFor: ({ isMaintenance }) => isMaintenance },
  { className: 'PEAK', text: SEASON_TITLES.PEAK, isFor: (tile) => bandOf(tile) === 'PEAK' },
  { className: 'HIGH', text: SEASON_TITLES.HIGH, isFor: (tile) => bandOf(tile) === 'HIGH' },
  { className: 'begun', text: 'Begun', isFor: ({ hasBegun }) => hasBegun },
];

interface SwapYearProps {
  year: number;
  tiles: readonly SwapTile[];
  /** The owner of the marked weeks. */
  mine?: string | undefined;
  onChoose: (tile: SwapTile) => void;
}

/** A year of small tiles: the user's weeks, weeks open to swap and weeks with a pending swap. */
export function SwapYear({ year, tiles, mine = 'Yours', onChoose }: SwapYearProps) {
  const shares = new Set(
    tiles.filter(({ kind }) => kind === 'MINE').map(({ shareNumber }) => shareNumber),
  );
  return (
    <Root>
      <YearTiles
        year={year}
        tiles={tiles.map((tile) => ({
          startDate: tile.startDate,
          week: tile.week,
          label: tile.label,
          isButton: tile.kind !== null,
          isPressed: tile.isPressed,
          mark: tile.mark,
          className: classOf(tile),
          style: shareVariables(tile.shareNumber),
        }))}
        onChoose={(start) => {
          const tile = tiles.find(({ startDate }) => startDate === start);
          if (tile) onChoose(tile);
        }}
      />
      <Legend aria-label="Legend">
        {shares.size > 0 && (
          <li>
            {[...shares].map((share) => (
              <i key={share} className="mine" style={shareVariables(share)} />
            ))}
            {mine}
          </li>
        )}
        {LEGEND.map(({ className, mark, text, isFor }) => {
          // In the colour of the first, as held weeks have those of their shares.
          const first = tiles.find(isFor);
          return (
            first && (
              <li key={text}>
                <i
                  className={className}
                  data-mark={mark}
                  style={shareVariables(first.shareNumber)}
                />{' '}
                {text}
              </li>
            )
          );
        })}
      </Legend>
    </Root>
  );
}
