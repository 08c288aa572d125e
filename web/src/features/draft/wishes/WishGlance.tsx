import { useState } from 'react';
import { shortDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { color } from '../../../ui/theme/tokens';
import type { Room } from '../room/room';
import { freeRanks } from '../room/room';
import type { WishList } from './use-wish-list';
import { ShortList } from './wish-style';

/** Number of wishes shown before the list is expanded. */
const SHOWN = 10;

/** The user's wishes beside the board, with weeks already taken struck out. */
export function WishGlance({ room, list }: { room: Room; list: WishList }) {
  const [isAll, setAll] = useState(false);
  const known = new Map(room.draft.weeks.map((week) => [week.week, week]));
  const weeks = list.weeks.flatMap((number) => known.get(number) ?? []);
  const ranks = freeRanks(room, list.weeks);
  if (weeks.length === 0) {
    return (
      <p style={{ color: color.textMuted }}>
        Empty. Without a list, you have to be there to choose.
      </p>
    );
  }
  return (
    <>
      <ShortList>
        {weeks.slice(0, isAll ? weeks.length : SHOWN).map((week) => {
          const pick = room.taken.get(week.week);
          const isMine = pick && room.seats.get(pick.share)?.isMine;
          return (
            <li key={week.week} data-taken={pick !== undefined && !isMine}>
              <span>{ranks.get(week.week) ?? '–'}</span>
              <span>
                {shortDates(week)}
                {week.holiday && `, ${week.holiday}`}
                {pick && !isMine && <VisuallyHidden>, taken</VisuallyHidden>}
              </span>
              <span>{pick && (isMine ? 'Yours' : `Share ${pick.share}`)}</span>
            </li>
          );
        })}
      </ShortList>
      {!isAll && weeks.length > SHOWN && (
        <Button size="small" variant="ghost" onClick={() => setAll(true)}>
          Show all {weeks.length}
        </Button>
      )}
    </>
  );
}
