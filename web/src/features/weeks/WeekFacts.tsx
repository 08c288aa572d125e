import { CalendarPlus, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ShareTile } from '../../ui/ShareTile';
import { color, radius, size, space, tone, weight } from '../../ui/theme/tokens';
import { kindOf, mayClaim, type Situation } from './calendar';

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

/** Why an open week can or cannot be taken by me right now. */
function openText(props: Situation): string {
  const { calendar, week, day } = props;
  if (mayClaim(props)) return 'Nobody has this week yet: the first to take it has it.';
  if (week.startDate <= day) return 'Nobody took this week.';
  if (!calendar.isOpenForClaims) {
    return `What is left of ${calendar.year} can be taken once the weeks are allocated.`;
  }
  return 'Owners of a share in this property can take it.';
}

/** Who has the week, or why nobody does. */
export function WeekFacts(props: Situation) {
  const { booking } = props.week;
  const kind = kindOf(props.week);
  if (kind === 'maintenance') {
    return (
      <Fact
        mark={
          <Mark>
            <Wrench size={26} aria-hidden />
          </Mark>
        }
        title="Maintenance"
        text="The house is being looked after; nobody can have this week."
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
        text={openText(props)}
      />
    );
  }
  const guests = booking.guests ? `Guests: ${booking.guests}` : 'No guests named';
  return (
    <Fact
      mark={<ShareTile shareNumber={booking.shareNumber} size={56} />}
      title={kind === 'mine' ? 'Your week' : (booking.ownerName ?? 'A vacant share')}
      text={booking.guests === null ? `Share ${booking.shareNumber}` : guests}
    />
  );
}
