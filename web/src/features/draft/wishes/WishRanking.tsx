import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { longDates } from '../../../lib/dates/week-dates';
import { Ranked } from '../../../ui/calendar/ranked-style';
import type { UsuallyFree } from '../outlook/outlook';
import type { Room } from '../room/room';
import { freeRanks } from '../room/room';
import type { WishList } from './use-wish-list';
import { WishRow } from './WishRow';

interface WishRankingProps {
  room: Room;
  list: WishList;
  /** By week, at the share's place. */
  usuallyFree: ReadonlyMap<number, UsuallyFree> | undefined;
}

/** The wishes, most wanted first, ranked by drag and drop, keyboard or buttons. */
export function WishRanking({ room, list, usuallyFree }: WishRankingProps) {
  const { weeks, setWeeks, remove } = list;
  const known = new Map(room.draft.weeks.map((week) => [week.week, week]));
  const shown = weeks.flatMap((number) => known.get(number) ?? []);
  const ranks = freeRanks(room, weeks);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => setWeeks(arrayMove([...weeks], from, to));
  const placeOf = (id: UniqueIdentifier) => weeks.indexOf(Number(id));
  const nameOf = (id: UniqueIdentifier) => {
    const week = known.get(Number(id));
    return week ? longDates(week) : 'The week';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} picked up.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is at place ${placeOf(over.id) + 1}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} put at place ${placeOf(over.id) + 1}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  };
  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) move(placeOf(active.id), placeOf(over.id));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'Press space to pick the week up, the arrow keys to move it, space to put it down, escape to leave it where it was.',
        },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={[...weeks]} strategy={verticalListSortingStrategy}>
        <Ranked aria-label="My wish list">
          {shown.map((week, index) => (
            <WishRow
              key={week.week}
              room={room}
              week={week}
              rank={ranks.get(week.week)}
              isFirst={index === 0}
              usuallyFree={usuallyFree?.get(week.week)}
              isLast={index === shown.length - 1}
              onMove={(by) =>
                move(placeOf(week.week), placeOf(shown[index + by]?.week ?? week.week))
              }
              onRemove={() => remove(week.week)}
            />
          ))}
        </Ranked>
      </SortableContext>
    </DndContext>
  );
}
