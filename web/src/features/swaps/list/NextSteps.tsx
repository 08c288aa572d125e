import { parseISO } from 'date-fns';
import { shortDayText } from '../../../lib/dates/dates';
import { serverNow } from '../../../lib/dates/server-clock';
import { Muted } from '../../../ui/text/Text';

const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** How long there is for an answer: seven days, or until the first of the weeks begins. */
function answerTime(firstDay: string): string {
  const isLate = parseISO(firstDay).getTime() < serverNow() + A_WEEK_MS;
  return isLate ? `until ${shortDayText(firstDay)}, when the first week begins,` : '7 days';
}

interface NextStepsProps {
  /** The first day of the earlier week. */
  firstDay: string;
  /** The owner who answers; undefined for an unallocated week. */
  ownerName: string | null | undefined;
  needsApproval: boolean;
}

/** The steps after the request is sent. */
export function NextSteps({ firstDay, ownerName, needsApproval }: NextStepsProps) {
  const sentences = ownerName
    ? [
        `${ownerName} has ${answerTime(firstDay)} to answer, and you may withdraw the request until then.`,
        needsApproval
          ? 'If they agree, an administrator makes the final decision.'
          : 'If they agree, the weeks are swapped at once.',
      ]
    : [
        'No one holds this week.',
        needsApproval
          ? 'An administrator makes the final decision.'
          : 'It is yours at once, and the week you give up is open to everyone.',
      ];
  return <Muted $wrap="pretty">{sentences.join(' ')}</Muted>;
}
