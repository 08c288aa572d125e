import styled from 'styled-components';
import { deadlineText } from '../../../lib/dates/dates';
import { useNow } from '../../../lib/dates/use-now';
import { inWords } from '../../../lib/text/format';
import { color, space } from '../../../ui/theme/tokens';
import { type CalendarYear, limitEnd } from '../calendar';

const Note = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.textMuted};
  text-wrap: pretty;
`;

/**
 * While claims are limited to one open week per share: until when, and which week the user has
 * claimed.
 */
export function ClaimLimitNote({ calendar }: { calendar: CalendarYear }) {
  const end = limitEnd(calendar, useNow().toISOString());
  if (!end || !calendar.isOpenForClaims) return null;
  const taken = calendar.shares
    .filter(({ isMine, claimedWeek }) => isMine && claimedWeek !== null)
    .map(
      ({ shareNumber, claimedWeek }) => `your share ${shareNumber} has taken week ${claimedWeek}`,
    );
  return (
    <Note>
      Until {deadlineText(end, calendar.timeZone)}, each share may take one open week; after that,
      open weeks are first come, first served.{taken.length > 0 && ` So far, ${inWords(taken)}.`}
    </Note>
  );
}
