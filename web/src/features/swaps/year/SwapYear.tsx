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

const MARKS: { className: string; text: string; isFor: (tile: SwapTile) => boolean }[] = [
  { className: 'held offered', text: 'Open to swap', isFor: ({ isOffered }) => isOffered },
  { className: 'held pending', text: 'In a pending swap', isFor: ({ isPending }) => isPending },
  { className: 'held', text: 'Held', isFor: ({ kind }) => kind === 'HELD' },
  { className: 'open', text: 'Open', isFor: ({ kind }) => kind === 'OPEN' },
];

interface SwapYearProps {
  year: number;
  tiles: readonly SwapTile[];
  /** Whose the marked weeks are. */
  mine?: string;
  onChoose: (tile: SwapTile) => void;
}

/** A year of small tiles: the user's weeks, weeks open to swap and weeks with a pending swap. */
export function SwapYear({ year, tiles, mine = 'Yours', onChoose }: SwapYearProps) {
  const shares = new Set(
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
          isPressed: tile.isPressed,
          className: classOf(tile),
          style: shareStyle(tile.shareNumber),
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
              <i key={share} className="mine" style={shareStyle(share)} />
            ))}
            {mine}
          </li>
        )}
        {MARKS.filter(({ isFor }) => tiles.some(isFor)).map(({ className, text }) => (
          <li key={text}>
            <i className={className} /> {text}
          </li>
        ))}
      </Legend>
    </>
  );
}
