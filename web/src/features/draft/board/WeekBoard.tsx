import { allowedWeeks } from '@rules/draft';
import { format, parseISO } from 'date-fns';
import { useMemo } from 'react';
import { useWeekKeys } from '../../../lib/dates/use-week-keys';
import { groupBy } from '../../../lib/group-by';
import { myTurn, type Room, type Week } from '../room/room';
import { Month, Months } from './board-style';
import { useLanded } from './use-landed';
import { WeekTile } from './WeekTile';

interface WeekBoardProps {
  room: Room;
  /** Week numbers of the user's wish list, most wanted first. */
  wishes: readonly number[];
  onOpen: (week: Week) => void;
}

/** A row of the board is a month of four or five weeks. */
const ROW_LENGTH = 4;

/** The weeks available in the user's turn; empty during other turns. */
function choosableWeeks(room: Room): ReadonlySet<number> {
  const seat = room.draft.status === 'RUNNING' && myTurn(room);
  if (!seat) return new Set();
  const allowed = allowedWeeks(room.facts, room.state, seat.shareNumber);
  return new Set(allowed.map(({ week }) => week));
}

/** The year's weeks as tiles by month; arrow keys move between weeks. */
export function WeekBoard({ room, wishes, onOpen }: WeekBoardProps) {
  const { weeks, year } = room.draft;
  const landed = useLanded(room);
  const choosable = useMemo(() => choosableWeeks(room), [room]);
  const months = useMemo(
    () => [...groupBy(weeks, ({ startDate }) => startDate.slice(0, 7))],
    [weeks],
  );
  const keys = useWeekKeys({
    starts: useMemo(() => weeks.map(({ startDate }) => startDate), [weeks]),
    first: weeks[0]?.startDate,
    rows: ROW_LENGTH,
    onOpen: (start) => {
      const week = weeks.find(({ startDate }) => startDate === start);
      if (week) onOpen(week);
    },
  });

  return (
    <Months role="group" aria-label={`Weeks of ${year}`} {...keys.handlers}>
      {months.map(([month, inMonth]) => (
        <Month key={month} aria-label={format(parseISO(`${month}-01`), 'MMMM')}>
          <h3>{format(parseISO(`${month}-01`), 'MMM')}</h3>
          <div>
            {inMonth.map((week) => {
              const place = wishes.indexOf(week.week);
              return (
                <WeekTile
                  key={week.week}
                  room={room}
                  week={week}
                  wish={place < 0 ? undefined : place + 1}
                  isChoosable={choosable.has(week.week)}
                  hasLanded={landed.has(week.week)}
                  isTabStop={week.startDate === keys.tabStop}
                />
              );
            })}
          </div>
        </Month>
      ))}
    </Months>
  );
}
