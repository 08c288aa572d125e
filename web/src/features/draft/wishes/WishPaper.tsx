import styled from 'styled-components';
import { shortDates } from '../../../lib/dates/week-dates';
import { PaperSheet } from '../../../ui/layout/PaperSheet';
import { holderName, type Room, type Seat } from '../room/room';

const Ranked = styled.ol`
  columns: 2;
  column-gap: 8mm;
  list-style: decimal;
  padding-left: 8mm;
  li {
    break-inside: avoid;
    padding: 0.6mm 0;
  }
`;

interface WishPaperProps {
  room: Room;
  seat: Seat;
  weeks: readonly number[];
}

/** A wish list on one page, most wanted first. */
export function WishPaper({ room, seat, weeks }: WishPaperProps) {
  const { propertyName, year, weeks: all } = room.draft;
  const wished = weeks.flatMap((number) => all.find(({ week }) => week === number) ?? []);
  return (
    <PaperSheet
      title={`Wish list for ${year}`}
      text={`${propertyName}, share ${seat.shareNumber}. Most wanted first.`}
    >
      <Ranked>
        {wished.map((week) => {
          const pick = room.taken.get(week.week);
          return (
            <li key={week.week}>
              {shortDates(week)}
              {week.holiday && `, ${week.holiday}`}
              {pick && ` (taken: ${holderName(room, pick.share)})`}
            </li>
          );
        })}
      </Ranked>
    </PaperSheet>
  );
}
