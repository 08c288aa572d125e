import { shortDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { bestWeeks, goToBoard } from '../board/TurnChoices';
import { myTurn, nextToChoose, ownerOf, type Room, type Seat } from '../room/room';
import { ThumbBar } from '../room/room-style';
import { clockText, useTimeLeft } from '../use-clock';
import type { WishList } from '../wishes/use-wish-list';

interface TurnBarProps {
  room: Room;
  list: WishList | undefined;
  onChoose: (week: number) => void;
  /** Whether the panel with the clock is on screen. */
  isPanelInSight: boolean;
  /** Whether weeks of the board are: then it needs no way there. */
  isBoardInSight: boolean;
}

function whoseTurn(mine: Seat | undefined, owner: string): string {
  if (mine?.isMine) return 'Your turn';
  return mine ? `You choose for ${owner}` : `${owner} chooses`;
}

/**
 * Keeps the turn and its clock in sight once the panel has scrolled away; in the user's own turn
 * with the best wish still available, or the way to the board.
 */
export function TurnBar(props: TurnBarProps) {
  const { room, list, onChoose, isPanelInSight, isBoardInSight } = props;
  const { draft, turn } = room;
  const left = useTimeLeft(draft.deadline) ?? 0;
  const mine = myTurn(room);
  const isPaused = draft.status === 'PAUSED';
  if (!turn) return null;
  const { seat, wished } = bestWeeks(room, list);
  const [best] = wished;
  return (
    <ThumbBar
      aria-label="Turn and clock"
      data-mine={seat !== undefined}
      data-bottom-right
      hidden={isPanelInSight}
    >
      <ShareTile shareNumber={turn.share} size={36} />
      <p>
        {isPaused ? 'Paused' : whoseTurn(mine, ownerOf(room, turn.share))}
        <small>{isPaused ? nextToChoose(room, turn.share) : `${clockText(left)} left`}</small>
      </p>
      {seat && best && (
        <Button onClick={() => onChoose(best.week)}>Choose {shortDates(best)}</Button>
      )}
      {seat && !best && !isBoardInSight && (
        <Button variant="secondary" onClick={goToBoard}>
          To the board
        </Button>
      )}
    </ThumbBar>
  );
}
