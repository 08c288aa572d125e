import type { CSSProperties } from 'react';
import { YearTiles } from '../../../ui/data/year/YearTiles';
import { Legend } from '../../../ui/data/year/year-tiles-style';
import { shareColor } from '../../../ui/theme/tokens';
import type { SwapTile } from './swap-year';

type Style = CSSProperties & Record<`--${string}`, string>;

function shareStyle(shareNumber: number | undefined): Style {
  if (!shareNumber) return {};
  const { fill, on, soft } = shareColor(shareNumber);
  return { '--fill': fill, '--on': on, '--soft': soft };
}

const classOf = ({ kind, isOffered, isPending }: SwapTile) =>
  [kind?.toLowerCase() ?? 'no', isOffered && 'offered', isPending && 'pending']
    .filter(Boolean)
    .join(' ');

interface SwapYearProps {
  year: number;
  tiles: readonly SwapTile[];
  onChoose: (tile: SwapTile) => void;
}

/** A year of small tiles: the user's weeks, weeks open to swap and weeks with a pending swap. */
export function SwapYear({ year, tiles, onChoose }: SwapYearProps) {
  const mine = new Set(
    tiles.filter(({ kind }) => kind === 'MINE').map(({ shareNumber }) => shareNumber),
  );
  return (
    <>
      <YearTiles
        year={year}
        tiles={tiles.map((tile) => ({
          startDate: tile.startDate,
          week: tile.week,
          label: tile.label,
          isButton: tile.kind !== null,
          className: classOf(tile),
          style: shareStyle(tile.shareNumber),
        }))}
        onChoose={(start) => {
          const tile = tiles.find(({ startDate }) => startDate === start);
          if (tile) onChoose(tile);
        }}
      />
      <Legend aria-label="Legend">
        {mine.size > 0 && (
          <li>
            {[...mine].map((share) => (
              <i key={share} className="mine" style={shareStyle(share)} />
            ))}
            Yours
          </li>
        )}
        <li>
          <i className="held offered" /> Open to swap
        </li>
        <li>
          <i className="held pending" /> In a pending swap
        </li>
        <li>
          <i className="held" /> Held
        </li>
        <li>
          <i className="open" /> Open
        </li>
      </Legend>
    </>
  );
}
