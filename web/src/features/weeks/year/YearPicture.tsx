import {
  type CSSProperties,
  memo,
  type SyntheticEvent,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { dateText } from '../../../lib/dates/dates';
import { groupBy } from '../../../lib/list/group-by';
import { useSelf } from '../../../lib/read-only';
import { TileText } from '../../../ui/calendar/TileText';
import { useWeekKeys } from '../../../ui/calendar/use-week-keys';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { shareColor } from '../../../ui/theme/tokens';
import {
  type CalendarYear,
  isNow,
  isShown,
  monthOf,
  runsOf,
  shareNumberOf,
  type Week,
  weekKindOf,
} from '../calendar';
import { weekLabel } from '../week-text';
import { tileProps } from './tile-props';
import { WeekBubble } from './WeekBubble';
import { Contents, Frame, Picture } from './year-picture-style';

interface YearPictureProps {
  calendar: CalendarYear;
  label: string;
  /** The weeks that match the filter; the others are dimmed. */
  weeks: readonly Week[];
  changed: ReadonlySet<string>;
  onOpen: (start: string) => void;
}

type Style = CSSProperties & Record<`--${string}`, string | number>;

const MONTH_ROW = 1;
const SEASON_ROW = 2;
const FIRST_SHARE_ROW = 3;
const columnOf = (index: number) => index + 2;

/** The name of a row of the picture. */
function rowName({ shares }: CalendarYear, row: number): string {
  const share = shares[row - FIRST_SHARE_ROW];
  return share ? `Share ${share.shareNumber}` : 'Without a share';
}

/** Rows whose bubble would be cut off above. */
const TOP_ROWS = 2;

/** The year on desktop: a column per week, a row per share, and one row for unallocated weeks. */
export const YearPicture = memo(function YearPicture(props: YearPictureProps) {
  const [pointed, setPointed] = useState<string>();
  const point = (event: SyntheticEvent) => {
    const tile = (event.target as Element).closest<HTMLElement>('[data-week]');
    setPointed(tile?.dataset.week);
  };
  const hide = () => setPointed(undefined);
  return (
    <Frame
      onPointerOver={point}
      onPointerLeave={hide}
      onFocus={point}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      <Grid {...props} pointed={pointed} />
    </Frame>
  );
});

const Grid = memo(function Grid(props: YearPictureProps & { pointed: string | undefined }) {
  const { calendar, label, weeks, changed, onOpen, pointed } = props;
  const now = calendar.weeks.find(isNow);
  const rowOf = useCallback(
    (week: Week) => {
      const number = shareNumberOf(week);
      const index = calendar.shares.findIndex(({ shareNumber }) => shareNumber === number);
      return FIRST_SHARE_ROW + (index < 0 ? calendar.shares.length : index);
    },
    [calendar],
  );
  const rows = useMemo(
    () => [...groupBy(calendar.weeks, rowOf)].sort(([one], [other]) => one - other),
    [calendar, rowOf],
  );
  const keys = useWeekKeys({
    starts: weeks.map(({ startDate }) => startDate),
    first: now?.startDate,
    rows: rows.map(([, row]) =>
      calendar.weeks.map((week) =>
        row.includes(week) && weeks.includes(week) ? week.startDate : null,
      ),
    ),
    onOpen,
  });
  const self = useSelf();
  const style: Style = { '--weeks': calendar.weeks.length };
  const tileOf = (week: Week) => {
    const { style: shareStyle, ...tile } = tileProps(week, {
      isChanged: changed.has(week.startDate),
      isTabStop: week.startDate === keys.tabStop,
    });
    const gridRow = week.isMaintenance
      ? `${FIRST_SHARE_ROW} / span ${calendar.shares.length + 1}`
      : rowOf(week);
    const place = { ...shareStyle, gridColumn: columnOf(calendar.weeks.indexOf(week)), gridRow };
    if (!weeks.includes(week)) {
      const look = `${tile.className} dim`;
      return <span key={week.startDate} aria-hidden className={look} style={place} />;
    }
    return (
      <Contents key={week.startDate} role="gridcell">
        <button {...tile} style={place}>
          <TileText name={weekLabel(week, self)}>
            {shareNumberOf(week) ?? (isShown(week, 'open') && '+')}
          </TileText>
        </button>
      </Contents>
    );
  };
  const shown = weeks.find(({ startDate }) => startDate === pointed);
  return (
    <Picture role="grid" aria-label={label} style={style} {...keys.handlers}>
      <Backdrop calendar={calendar} now={now} />
      {rows.map(([row, inRow]) => (
        <Contents key={row} role="row">
          <VisuallyHidden role="rowheader">{rowName(calendar, row)}</VisuallyHidden>
          {inRow.map(tileOf)}
        </Contents>
      ))}
      {shown && (
        <WeekBubble
          week={shown}
          gridColumn={columnOf(calendar.weeks.indexOf(shown))}
          gridRow={shown.isMaintenance ? FIRST_SHARE_ROW + TOP_ROWS : rowOf(shown)}
          isBelow={rowOf(shown) < FIRST_SHARE_ROW + TOP_ROWS}
          across={calendar.weeks.indexOf(shown) / calendar.weeks.length}
        />
      )}
    </Picture>
  );
});

const isUndrafted = (week: Week) => weekKindOf(week) === 'undrafted';

/** The chart's background: months, seasons, names, holidays and the current date. */
const Backdrop = memo(function Backdrop({
  calendar: { shares, weeks },
  now,
}: {
  calendar: CalendarYear;
  now: Week | undefined;
}) {
  const openRow = FIRST_SHARE_ROW + shares.length;
  const spanOf = ({ from, length }: { from: number; length: number }) =>
    `${columnOf(from)} / span ${length}`;
  const months = runsOf(weeks, monthOf);
  const seasons = runsOf(weeks, ({ season }) => season);
  const holidays = runsOf(weeks, ({ holiday }) => holiday ?? '').filter(({ key }) => key);
  return (
    <div aria-hidden style={{ display: 'contents' }}>
      <span className="corner" style={{ gridColumn: 1, gridRow: '1 / 3' }} />
      {months.map((run) => (
        <span
          key={run.key}
          className="month"
          style={{ gridRow: MONTH_ROW, gridColumn: spanOf(run) }}
        >
          {dateText(weeks[run.from]?.startDate ?? '', { month: 'short' })}
        </span>
      ))}
      {seasons.map((run) => (
        <span
          key={run.from}
          className={`season ${run.key}`}
          style={{ gridRow: SEASON_ROW, gridColumn: spanOf(run) }}
        />
      ))}
      {shares.map((share, index) => (
        <ShareRow key={share.shareId} share={share} gridRow={FIRST_SHARE_ROW + index} />
      ))}
      <span className="row" style={{ gridRow: openRow, gridColumn: '1 / -1' }} />
      <span className="name" style={{ gridRow: openRow, gridColumn: 1 }}>
        <span>{weeks.some(isUndrafted) ? 'Not chosen yet' : 'Open weeks'}</span>
      </span>
      {now && (
        <span
          className="now"
          style={{
            gridRow: `${SEASON_ROW} / ${openRow + 1}`,
            gridColumn: columnOf(weeks.indexOf(now)),
          }}
        />
      )}
      <span className="corner" style={{ gridColumn: 1, gridRow: openRow + 1 }} />
      {holidays.map((run) => (
        <span
          key={run.from}
          className="holiday"
          style={{ gridRow: openRow + 1, gridColumn: spanOf(run) }}
        >
          {run.key}
        </span>
      ))}
    </div>
  );
});

function ShareRow({ share, gridRow }: { share: CalendarYear['shares'][number]; gridRow: number }) {
  const { fill, on } = shareColor(share.shareNumber);
  const self = useSelf();
  const own = share.isMine ? ' own' : '';
  const style: Style = { '--fill': fill, '--on': on, gridRow, gridColumn: 1 };
  return (
    <>
      <span className={`row${own}`} style={{ gridRow, gridColumn: '1 / -1' }} />
      <span className={`name${own}`} style={style}>
        <span className="number">{share.shareNumber}</span>
        <span>{share.isMine ? self.name : (share.ownerName ?? 'Vacant')}</span>
      </span>
    </>
  );
}
