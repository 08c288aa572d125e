import { CalendarPlus, Shuffle, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { deadlineText } from '../../../lib/dates/dates';
import { ShareTile } from '../../../ui/data/ShareTile';
import { color, radius, size, space, tone, weight } from '../../../ui/theme/tokens';
import { isManaged, limitEnd, refusalOf, type Situation, weekKindOf } from '../calendar';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]} 0;
  strong {
    display: block;
    font-size: ${size.large};
    font-weight: ${weight.medium};
    line-height: 1.3;
  }
  p {
    color: ${color.textMuted};
    text-wrap: pretty;
    white-space: pre-line;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 56px;
  height: 56px;
  border-radius: ${radius.medium};
  background: ${tone('success').soft};
  color: ${tone('success').text};
`;

function Fact({ mark, title, text }: { mark: ReactNode; title: string; text: ReactNode }) {
  return (
    <Line>
      {mark}
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </Line>
  );
}

/** The week's owner, or why it has none. */
export function WeekFacts(props: Situation) {
  const { booking } = props.week;
  const end = limitEnd(props.calendar, props.now);
  const kind = weekKindOf(props.week);
  if (kind === 'maintenance') {
    return (
      <Fact
        mark={
          <Mark>
            <Wrench size={26} aria-hidden />
          </Mark>
        }
        title="Maintenance"
        text="The property is under maintenance; this week cannot be booked."
      />
    );
  }
  if (kind === 'undrafted') {
    const { year } = props.calendar;
    return (
      <Fact
        mark={
          <Mark>
            <Shuffle size={26} aria-hidden />
          </Mark>
        }
        title={`Chosen in the draft of ${year}`}
        text={refusalOf(props) ?? `Who gets it is decided in the draft of ${year}.`}
      />
    );
  }
  if (!booking) {
    return (
      <Fact
        mark={
          <Mark>
            <CalendarPlus size={26} aria-hidden />
          </Mark>
        }
        title="Open"
        text={
          refusalOf(props) ??
          `No one has this week yet: open weeks are first come, first served.${end ? ` Until ${deadlineText(end, props.calendar.timeZone)}, each share may take one open week.` : ''}`
        }
      />
    );
  }
  const guests = booking.guests ? `Guests: ${booking.guests}` : 'No guests named';
  return (
    <Fact
      mark={<ShareTile shareNumber={booking.shareNumber} size={56} />}
      title={kind === 'mine' ? 'Your week' : (booking.ownerName ?? 'A vacant share')}
      text={isManaged(props.week) ? guests : `Share ${booking.shareNumber}`}
    />
  );
}
