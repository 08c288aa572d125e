import { allowedWeeks } from '@rules/draft';
import { shortDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { myTurn, type Room, type Week } from '../room/room';
import type { WishList } from '../wishes/use-wish-list';
import { BOARD_ID } from './WeekBoard';

/** As many as fit beside the clock. */
const SHOWN = 3;

/**
 * The best weeks that can be chosen in a turn of the user: of their wish list, most wanted first, or
 * else of the peak season. Empty during other turns.
 */
export function bestWeeks(room: Room, list: WishList | undefined) {
  const seat = room.draft.status === 'RUNNING' ? myTurn(room) : undefined;
  const free = seat ? allowedWeeks(room.facts, room.state, seat.shareNumber) : [];
  const weeks = room.draft.weeks.filter(({ week }) => free.some((it) => it.week === week));
  const wished = ((seat?.isMine && list?.weeks) || []).flatMap((number): Week[] =>
    weeks.filter(({ week }) => week === number),
  );
  return { seat, wished, peak: weeks.filter(({ season }) => season === 'PEAK') };
}

/** Moves to the board, to the week that Tab reaches. */
export function goToBoard(): void {
  const board = document.getElementById(BOARD_ID);
  board?.scrollIntoView({ block: 'start' });
  board?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}

interface TurnChoicesProps {
  room: Room;
  list: WishList | undefined;
  onChoose: (week: number) => void;
}

/** In the user's turn, the best weeks as buttons, and the way to all others. */
export function TurnChoices({ room, list, onChoose }: TurnChoicesProps) {
  const { seat, wished, peak } = bestWeeks(room, list);
  if (!seat) return null;
  const [best, ...others] = (wished.length > 0 ? wished : peak).slice(0, SHOWN);
  const choose = (week: Week, isBest: boolean) => (
    <Button
      key={week.week}
      variant={isBest ? 'primary' : 'secondary'}
      onClick={() => onChoose(week.week)}
    >
      Choose {shortDates(week)}
    </Button>
  );
  return (
    <>
      {wished.length === 0 && peak.length > 0 && <p>Peak weeks still free: {peak.length}</p>}
      {best && choose(best, wished.length > 0)}
      {others.map((week) => choose(week, false))}
      <Button variant={best ? 'ghost' : 'primary'} onClick={goToBoard}>
        See the board
      </Button>
    </>
  );
}
