import { deadlineText } from '../../../lib/dates/dates';
import { useNow } from '../../../lib/dates/server-clock';
import { inWords } from '../../../lib/text/format';
import { Text } from '../../../ui/text/Text';
import { type CalendarYear, limitEnd } from '../calendar';

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
    <Text as="p" $tone="muted" $wrap="pretty" $below={4}>
      Until {deadlineText(end, calendar.timeZone)}, each share may take one open week; after that,
      open weeks are first come, first served.{taken.length > 0 && ` So far, ${inWords(taken)}.`}
    </Text>
  );
}
