import type { CSSProperties } from 'react';
import { dateText } from '../../lib/dates/dates';
import { groupBy } from '../../lib/list/group-by';
import { useWeekKeys } from './use-week-keys';
import { Month, Months, Tiles } from './year-tiles-style';

/** A week of a year of small tiles. */
export interface YearTile {
  startDate: string;
  week: number;
  /** False for a week that cannot be chosen. */
  isButton: boolean;
  label: string;
  /** May be '' for a week that cannot be chosen and has no look of its own. */
  className: string;
  style?: CSSProperties;
  /** For tiles that are switched on and off. */
  isPressed?: boolean | undefined;
  /** A small number or sign at the corner. */
  mark?: number | string | undefined;
}

interface YearTilesProps {
  year: number;
  tiles: readonly YearTile[];
  onChoose: (startDate: string) => void;
}

/** The weeks of a year by month, between which arrow keys move. */
export function YearTiles({ year, tiles, onChoose }: YearTilesProps) {
  const keys = useWeekKeys({
    starts: tiles.filter(({ isButton }) => isButton).map(({ startDate }) => startDate),
    first: undefined,
    rows: 4,
    onOpen: onChoose,
  });
  const months = [...groupBy(tiles, ({ startDate }) => startDate.slice(0, 7))];
  return (
    <Months role="group" aria-label={`Weeks of ${year}`} {...keys.handlers}>
      {months.map(([month, weeks]) => (
        <Month key={month}>
          <span aria-hidden>{dateText(`${month}-01`, { month: 'short' })}</span>
          <Tiles>
            {weeks.map(({ startDate, week, isButton, isPressed, ...tile }) =>
              isButton ? (
                <button
                  key={startDate}
                  type="button"
                  className={tile.className}
                  style={tile.style}
                  data-week={startDate}
                  data-mark={tile.mark}
                  tabIndex={startDate === keys.tabStop ? 0 : -1}
                  aria-label={tile.label}
                  aria-pressed={isPressed}
                  title={tile.label}
                >
                  {week}
                </button>
              ) : (
                <span
                  key={startDate}
                  aria-hidden
                  className={tile.className}
                  style={tile.style}
                  title={tile.label}
                >
                  {week}
                </span>
              ),
            )}
          </Tiles>
        </Month>
      ))}
    </Months>
  );
}
