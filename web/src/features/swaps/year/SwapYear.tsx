import type { CSSProperties } from 'react';
import { dateText } from '../../../lib/dates/dates';
import { useWeekKeys } from '../../../lib/dates/use-week-keys';
import { groupBy } from '../../../lib/group-by';
import { shareColor } from '../../../ui/theme/tokens';
import type { SwapTile } from './swap-year';
import { Legend, Month, Months, Tiles } from './swap-year-style';

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
  const choices = tiles.filter(({ kind }) => kind);
  const keys = useWeekKeys({
    starts: choices.map(({ startDate }) => startDate),
    first: undefined,
    rows: 4,
    onOpen: (start) => {
      const tile = choices.find(({ startDate }) => startDate === start);
      if (tile) onChoose(tile);
    },
  });
  const mine = new Set(
    tiles.filter(({ kind }) => kind === 'MINE').map(({ shareNumber }) => shareNumber),
  );
  const months = [...groupBy(tiles, ({ startDate }) => startDate.slice(0, 7))];
  return (
    <>
      <Months role="group" aria-label={`Weeks of ${year}`} {...keys.handlers}>
        {months.map(([month, weeks]) => (
          <Month key={month}>
            <span aria-hidden>{dateText(`${month}-01`, { month: 'short' })}</span>
            <Tiles>
              {weeks.map((tile) =>
                tile.kind ? (
                  <button
                    key={tile.startDate}
                    type="button"
                    className={classOf(tile)}
                    style={shareStyle(tile.shareNumber)}
                    data-week={tile.startDate}
                    tabIndex={tile.startDate === keys.tabStop ? 0 : -1}
                    aria-label={tile.label}
                    title={tile.label}
                  >
                    {tile.week}
                  </button>
                ) : (
                  <span key={tile.startDate} aria-hidden className="no">
                    {tile.week}
                  </span>
                ),
              )}
            </Tiles>
          </Month>
        ))}
      </Months>
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
