import type { ResentMailsQuery, ResentState } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { Card } from '../../ui/card/Card';
import { Badge } from '../../ui/text/Badge';
import type { Tone } from '../../ui/theme/tokens';
import { MailList } from './mail-list';

const STATES: Record<ResentState, { label: string; tone: Tone }> = {
  QUEUED: { label: 'Queued', tone: 'info' },
  DELIVERED: { label: 'Delivered', tone: 'success' },
  FAILED: { label: 'Failed again', tone: 'danger' },
};

/** The emails sent again within the last hour, with the outcome of each, live; nothing if there are none. */
export function ResentMails({ mails }: { mails: ResentMailsQuery['adminResentMails'] }) {
  if (mails.length === 0) return null;
  return (
    <Card title="Sent again" text="Within the last hour">
      <MailList aria-label="Mail sent again">
        {mails.map(({ id, recipient, subject, resentAt, state }) => (
          <li key={id}>
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
            <span>{recipient}</span>
            <small>
              {subject} · {momentText(resentAt)}
            </small>
          </li>
        ))}
      </MailList>
    </Card>
  );
}
