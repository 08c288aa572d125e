import { memo } from 'react';
import { datesInMonth, isOfTwoMonths, shortDates } from '../../../lib/dates/week-dates';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { TileText } from '../../../ui/calendar/TileText';
import { DESK, shareVariables } from '../../../ui/theme/tokens';
import { freeWords, type UsuallyFree } from '../outlook/outlook';
import { holderName, type Room, type Week } from '../room/room';
import { Tile } from './board-style';
import { weekLabel } from './week-words';

/** So many wishes are marked: with a list of the whole year, a mark on each week would say nothing. */
const MARKED_WISHES = 10;

const isMarked = (wish: number | undefined) => wish !== undefined && wish <= MARKED_WISHES;

interface WeekTileProps {
  room: Room;
  week: Week;
  /** Its rank among the free weeks of the user's wish list, from 1. */
  wish: number | undefined;
  /** Until when it was usually free at the user's place, where that is shown. */
  usuallyFree?: UsuallyFree | undefined;
  isChoosable: boolean;
  hasLanded: boolean;
  isTabStop: boolean;
}

/** '15–22' and '29 Jun – 5 Jul'; on a phone '29 Jun –' above '5 Jul'. */
function Days({ week, isDesk }: { week: Week; isDesk: boolean }) {
  if (!isOfTwoMonths(week)) return <span className="days">{datesInMonth(week)}</span>;
  const days = shortDates(week);
  return <span className="days two-lines">{isDesk ? days : days.replace(' – ', ' –\n')}</span>;
}

/** A week on the board with its dates and owner. */
export const WeekTile = memo(function WeekTile(props: WeekTileProps) {
  const { room, week, wish, usuallyFree, isTabStop } = props;
  const isDesk = useMediaQuery(DESK);
  const pick = room.taken.get(week.week);
  const share = pick?.share;
  return (
    <Tile
      type="button"
      className={classesOf(props)}
      style={shareVariables(share)}
      tabIndex={isTabStop ? 0 : -1}
      data-week={week.startDate}
    >
      <TileText
        name={[weekLabel(room, week, wish), usuallyFree && freeWords(usuallyFree)]
          .filter(Boolean)
          .join(', ')}
      >
        <Days week={week} isDesk={isDesk} />
        {(isDesk || (week.holiday && share === undefined)) && (
          <span className="note">
            <span>{week.holiday ?? `Week ${week.week}`}</span>
          </span>
        )}
        {share !== undefined && (
          <span className="holder">
            <span className="number">{share}</span>
            <span>{holderName(room, share)}</span>
          </span>
        )}
        {usuallyFree && share === undefined && (
          <span className="outlook" data-early={usuallyFree.round < room.facts.rules.rounds}>
            R{usuallyFree.round}
          </span>
        )}
        {isMarked(wish) && share === undefined && <span className="wish">#{wish}</span>}
      </TileText>
    </Tile>
  );
});

/** The tile's CSS classes for the week's status from the user's point of view. */
function classesOf({ room, week, wish, isChoosable, hasLanded }: WeekTileProps): string {
  const pick = room.taken.get(week.week);
  const isClosed = room.turn !== null && !pick && !isChoosable;
  const classes = [
    week.season,
    pick && 'taken',
    pick && room.seats.get(pick.share)?.isMine && 'mine',
    isMarked(wish) && 'wished',
    isChoosable && 'choosable',
    isClosed && 'closed',
    hasLanded && 'landed',
  ];
  return classes.filter(Boolean).join(' ');
}
