import styled from 'styled-components';
import { datesInMonth, isOfTwoMonths, shortDates } from '../../../lib/dates/week-dates';
import { useSelf } from '../../../lib/read-only';
import { TileText } from '../../../ui/calendar/TileText';
import { useWeekKeys } from '../../../ui/calendar/use-week-keys';
import { box, color, font, motion, radius, screen, shadow, space } from '../../../ui/theme/tokens';
import { isNow, shareNumberOf, type Week } from '../calendar';
import { holderName, weekLabel } from '../week-text';
import { tileProps } from './tile-props';
import { numberStyle, tileStyle } from './week-tile-style';

export interface TilesProps {
  label: string;
  weeks: readonly Week[];
  changed: ReadonlySet<string>;
  onOpen: (start: string) => void;
}

interface WeekTilesProps extends TilesProps {
  /** Weeks grouped by heading, e.g. by month; without headings the dates include the month. */
  groups: readonly { title?: string; weeks: readonly Week[] }[];
}

const Groups = styled.div`
  .tile {
    ${tileStyle}
    ${box.grid(2)};
    grid-template-rows: 1fr;
    align-content: space-between;
    width: 100%;
    min-height: 6.75rem;
    padding: 0.875rem ${space[3]} ${space[3]};
    border-radius: ${radius.medium};
    overflow: hidden;
    box-shadow: ${shadow.card};
    transition: box-shadow ${motion.calm};
  }
  .tile.taken {
    border-color: ${color.border};
  }
  .tile.past:is(.taken, .mine) {
    background: none;
    box-shadow: none;
  }
  .tile.current {
    border: 2px solid ${color.primary};
  }
  .tile.current:is(.taken, .open) {
    background: ${color.surface};
    b {
      color: ${color.primaryText};
    }
  }
  .tile.open {
    box-shadow: none;
  }
  .tile:hover {
    box-shadow: ${shadow.raised};
  }
  .tile::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 4px;
    background: var(--band);
  }
  .dates {
    display: block;
    font-size: 1.375rem;
    font-weight: 650;
    line-height: 1.15;
    white-space: nowrap;
  }
  .dates.long {
    ${font.size('body')};
    line-height: 1.58rem;
  }
  .note {
    display: block;
    ${font.cut};
    ${font.size('tiny')};
    font-weight: 400;
    line-height: 1.35;
  }
  .holder {
    ${box.row(2)};
    min-width: 0;
    ${font.size('small')};
    line-height: 1.2;
  }
  .holder > :last-child {
    ${font.cut};
  }
  .number {
    ${numberStyle}
  }
`;

const Cell = styled.span`
  display: contents;
`;

const Group = styled.div`
  & + & {
    margin-top: ${space[5]};
  }
  h3 {
    margin-bottom: ${space[2]};
    ${font.size('large')};
  }
  > div {
    ${box.grid(3)};
    grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
    ${screen.phone} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[2]};
    }
  }
`;

/** Up and down arrows skip one tile, because phones show two side by side. */
const ROW_LENGTH = 2;

/** Weeks as tiles with large dates; by month they are a grid, each month a row. */
export function WeekTiles({ label, weeks, groups, changed, onOpen }: WeekTilesProps) {
  const self = useSelf();
  const isByMonth = groups.some(({ title }) => title);
  const keys = useWeekKeys({
    starts: weeks.map(({ startDate }) => startDate),
    first: weeks.find(isNow)?.startDate,
    rows: ROW_LENGTH,
    onOpen,
  });
  return (
    <Groups role={isByMonth ? 'grid' : 'group'} aria-label={label} {...keys.handlers}>
      {groups.map(({ title, weeks: inGroup }) => (
        <Group key={title ?? ''} role={isByMonth ? 'row' : undefined}>
          {title && (
            <Cell role="rowheader">
              <h3>{title}</h3>
            </Cell>
          )}
          <div>
            {inGroup.map((week) => (
              <Cell key={week.startDate} role={isByMonth ? 'gridcell' : undefined}>
                <button
                  {...tileProps(week, {
                    isChanged: changed.has(week.startDate),
                    isTabStop: week.startDate === keys.tabStop,
                  })}
                >
                  <TileText name={weekLabel(week, self)}>
                    <TileContent week={week} isDated={!title} isCurrent={isNow(week)} />
                  </TileText>
                </button>
              </Cell>
            ))}
          </div>
        </Group>
      ))}
    </Groups>
  );
}

interface TileContentProps {
  week: Week;
  isDated: boolean;
  isCurrent: boolean;
}

function TileContent({ week, isDated, isCurrent }: TileContentProps) {
  const self = useSelf();
  const isLong = isOfTwoMonths(week);
  return (
    <>
      <span>
        <span className={isLong ? 'dates long' : 'dates'}>
          {isDated ? shortDates(week) : datesInMonth(week)}
        </span>
        <span className="note">
          {isCurrent && (
            <>
              <b>Now</b> ·{' '}
            </>
          )}
          {week.holiday ?? `Week ${week.week}`}
        </span>
      </span>
      <span className="holder">
        {shareNumberOf(week) && <span className="number">{shareNumberOf(week)}</span>}
        <span>{holderName(week, self)}</span>
      </span>
    </>
  );
}
