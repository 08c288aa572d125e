import { allowedWeeks } from '@rules/draft';
import { shortDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { clockText, useTimeLeft } from '../use-clock';
import type { WishList } from '../wishes/use-wish-list';
import { myTurn, type Room } from './room';
import { ThumbBar } from './room-style';

interface TurnBarProps {
  room: Room;
  list: WishList | undefined;
  onChoose: (week: number) => void;
}

/** On phones, during the user's turn: the remaining time and the best wish still available. */
export function TurnBar({ room, list, onChoose }: TurnBarProps) {
  const { draft, facts, state } = room;
  const left = useTimeLeft(draft.deadline) ?? 0;
  const seat = draft.status === 'RUNNING' && myTurn(room);
  if (!seat) return null;
  const allowed = allowedWeeks(facts, state, seat.shareNumber);
  const best = list?.weeks
    .map((wish) => allowed.find(({ week }) => week === wish))
    .find((week) => week !== undefined);
  return (
    <ThumbBar aria-label="Your turn">
      <p>
        Your turn
        <small>{clockText(left)} left</small>
      </p>
      {best ? (
        <Button onClick={() => onChoose(best.week)}>Choose {shortDates(best)}</Button>
      ) : (
        <small>Tap a week above</small>
      )}
    </ThumbBar>
  );
}
