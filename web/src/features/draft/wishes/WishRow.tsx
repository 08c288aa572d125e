import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { longDates, shortDates } from '../../../lib/dates/week-dates';
import { RankButtons } from '../../../ui/calendar/RankButtons';
import { GripVertical } from '../../../ui/icon/icons';
import { weekFacts } from '../board/week-words';
import { freeWords, type UsuallyFree } from '../outlook/outlook';
import { holderName, type Room, type Week } from '../room/room';
import { Grip, Wish } from './wish-style';

interface WishRowProps {
  room: Room;
  week: Week;
  /** Undefined if the week is gone. */
  rank: number | undefined;
  isFirst: boolean;
  usuallyFree: UsuallyFree | undefined;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** The owner of the week, if it has been taken. */
function takenBy(room: Room, { week }: Week): string | undefined {
  const pick = room.taken.get(week);
  if (!pick) return undefined;
  const name = holderName(room, pick.share);
  return name === 'You' ? `Yours, by share ${pick.share}` : `Taken by share ${pick.share}, ${name}`;
}

/** One wish: drag it, move it by buttons, or remove it. */
export function WishRow(props: WishRowProps) {
  const { room, week, rank, usuallyFree, isFirst, isLast, onMove, onRemove } = props;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: week.week,
  });
  const pick = room.taken.get(week.week);
  const isMine = pick !== undefined && room.seats.get(pick.share)?.isMine === true;
  const dates = longDates(week);
  return (
    <Wish
      ref={setNodeRef}
      className={week.season}
      data-taken={pick !== undefined && !isMine}
      data-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Grip {...attributes} {...listeners} type="button" aria-label={`Move ${dates}`}>
        <GripVertical size={18} aria-hidden />
      </Grip>
      <span className="rank">{rank ?? '–'}</span>
      <span className="what">
        <span className="dates">{shortDates(week)}</span>
        <span className="facts">
          {takenBy(room, week) ??
            [weekFacts(week), usuallyFree && freeWords(usuallyFree)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <RankButtons name={dates} {...{ isFirst, isLast, onMove, onRemove }} />
    </Wish>
  );
}
