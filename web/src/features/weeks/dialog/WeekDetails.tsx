import { whoStays } from '@rules/weeks';
import styled from 'styled-components';
import { deadlineText } from '../../../lib/dates/dates';
import { useSelf } from '../../../lib/read-only';
import { box, color, font, space } from '../../../ui/theme/tokens';
import {
  type DraftPick,
  isManaged,
  limitEnd,
  refusalOf,
  type Situation,
  weekKindOf,
} from '../calendar';
import { WeekMark } from '../WeekMark';

const Line = styled.div`
  ${box.row(4)};
  padding: ${space[3]} 0;
  strong {
    display: block;
    ${font.size('large', 'medium')};
    line-height: 1.3;
  }
  p {
    color: ${color.textMuted};
    text-wrap: pretty;
    white-space: pre-line;
  }
`;

/** The week's owner, or why it has none. */
export function WeekDetails(situation: Situation) {
  const { your } = useSelf();
  const { pick } = situation.week;
  const { title, text } = pick
    ? pickFact(pick, situation.calendar.year, your)
    : factOf(situation, your);
  return (
    <Line>
      <WeekMark week={situation.week} size={56} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </Line>
  );
}

function pickFact({ shareNumber, ownerName, isMine }: DraftPick, year: number, your: string) {
  return {
    title: isMine ? `${your} week in the draft` : (ownerName ?? 'A vacant share'),
    text: `Share ${shareNumber} chose it in the draft of ${year}, which is under way. It is booked once the draft ends.`,
  };
}

type Booking = NonNullable<Situation['week']['booking']>;

function guestsText(booking: Booking): string {
  const { guestName } = booking;
  const all = [whoStays(booking), guestName && `${guestName} (sees this stay)`].filter(Boolean);
  return all.length > 0 ? `Guests: ${all.join(', ')}` : 'No guests named';
}

/** Another owner's week, with the guests whom they show to the co-owners. */
function shareText(booking: Booking): string {
  const guests = whoStays(booking);
  return `Share ${booking.shareNumber}${guests && `\nGuests: ${guests}`}`;
}

function factOf(situation: Situation, your: string): { title: string; text: string } {
  const { calendar, week, now } = situation;
  const { booking } = week;
  const kind = weekKindOf(week);
  if (kind === 'maintenance') {
    const text = 'The property is under maintenance; this week cannot be booked.';
    return { title: 'Maintenance', text };
  }
  if (kind === 'undrafted') {
    const title = `Chosen in the draft of ${calendar.year}`;
    const text = `Who gets it is decided in the draft of ${calendar.year}.`;
    return { title, text: refusalOf(situation) ?? text };
  }
  if (!booking) {
    const end = limitEnd(calendar, now);
    const until = end && deadlineText(end, calendar.timeZone);
    const text = `No one has this week yet: open weeks are first come, first served.${until ? ` Until ${until}, each share may take one open week.` : ''}`;
    return { title: 'Open', text: refusalOf(situation) ?? text };
  }
  return {
    title: kind === 'mine' ? `${your} week` : (booking.ownerName ?? 'A vacant share'),
    text: isManaged(week) ? guestsText(booking) : shareText(booking),
  };
}
