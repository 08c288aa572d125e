import { allowedWeeks } from '@rules/draft';
import { useMemo } from 'react';
import { dateText } from '../../../lib/dates/dates';
import { groupBy } from '../../../lib/list/group-by';
import { useWeekKeys } from '../../../ui/calendar/use-week-keys';
import type { UsuallyFree } from '../outlook/outlook';
import { freeRanks, myTurn, type Room, type Week } from '../room/room';
import { Cell, Month, MonthName, Months } from './board-style';
import { useLanded } from './use-landed';
import { WeekTile } from './WeekTile';

interface WeekBoardProps {
  room: Room;
  /** Week numbers of the user's wish list, most wanted first. */
  wishes: readonly number[];
  /** Marks weeks by how long they were usually free at the user's place. */
  usuallyFree?: ReadonlyMap<number, UsuallyFree> | undefined;
  /** Draws the weeks that are gone small. */
  isTakenQuiet?: boolean;
  onOpen: (week: Week) => void;
}

/** The id of the board, for links to it. */
export const BOARD_ID = 'draft-board';

const startOf = ({ startDate }: Week) => startDate;

/** The weeks available in the user's turn; empty during other turns. */
function choosableWeeks(room: Room): ReadonlySet<number> {
  const seat = room.draft.status === 'RUNNING' && myTurn(room);
  if (!seat) return new Set();
  const allowed = allowedWeeks(room.facts, room.state, seat.shareNumber);
  return new Set(allowed.map(({ week }) => week));
}

/** The year's weeks as tiles by month; arrow keys move between weeks. */
export function WeekBoard(props: WeekBoardProps) {
  const { room, wishes, usuallyFree, isTakenQuiet = false, onOpen } = props;
  const { weeks, year } = room.draft;
  const landed = useLanded(room);
  const choosable = useMemo(() => choosableWeeks(room), [room]);
  const ranks = useMemo(() => freeRanks(room, wishes), [room, wishes]);
  const months = useMemo(
    () => [...groupBy(weeks, ({ startDate }) => startDate.slice(0, 7))],
    [weeks],
  );
  const keys = useWeekKeys({
    starts: useMemo(() => weeks.map(startOf), [weeks]),
    first: weeks[0]?.startDate,
    rows: useMemo(() => months.map(([, inMonth]) => inMonth.map(startOf)), [months]),
    onOpen: (start) => {
      const week = weeks.find(({ startDate }) => startDate === start);
      if (week) onOpen(week);
    },
  });

  return (
    <Months
      id={BOARD_ID}
      role="grid"
      data-quiet-taken={isTakenQuiet}
      aria-label={`Weeks of ${year}`}
      {...keys.handlers}
    >
      {months.map(([month, inMonth]) => (
        <Month key={month} role="row">
          <MonthName role="rowheader" aria-label={dateText(`${month}-01`, { month: 'long' })}>
            {dateText(`${month}-01`, { month: 'short' })}
          </MonthName>
          <div>
            {inMonth.map((week) => (
              <Cell key={week.week} role="gridcell">
                <WeekTile
                  room={room}
                  week={week}
                  wish={ranks.get(week.week)}
                  usuallyFree={usuallyFree?.get(week.week)}
                  isChoosable={choosable.has(week.week)}
                  hasLanded={landed.has(week.week)}
                  isTabStop={week.startDate === keys.tabStop}
                />
              </Cell>
            ))}
          </div>
        </Month>
      ))}
    </Months>
  );
}
