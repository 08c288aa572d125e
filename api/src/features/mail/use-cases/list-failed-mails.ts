import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type PageArgs, page, readPage } from '../../../core/input/numbered-page';
import { TOO_OLD } from '../../../core/mail/deliver-mail';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { FailedMailPage } from '../mail.types';

// Never the text: it may contain a code or a link.
const FAILED = page('failed-mails', {
  from: 'mails',
  id: 'mails.id',
  where: 'sent_at is null and failed_at is not null',
  matches: ({ holds }) => holds(`folded(recipient::text || ' ' || subject)`),
  order: ['failed_at', 'mails.id'],
  columns: `mail.id, recipient, subject, created_at as "createdAt", failed_at as "failedAt", attempts,
    request_id as "requestId", coalesce(last_error, '') as "lastError", ${TOO_OLD} as "isTooOld"`,
  details: 'left join mails mail on mail.id = picked.id and mail.failed_at is not null',
});

const COUNTS = statement(
  'unsent-mails',
  `select (count(*) filter (where failed_at is null))::int as waiting,
      (count(*) filter (where failed_at is not null))::int as failed
    from mails where sent_at is null`,
);

/**
 * Lists undeliverable emails, newest first, with the numbers of failed and queued emails,
 * and whether emails are sent or captured; administrators only.
 */
export async function listFailedMails(
  call: RequestContext,
  args: PageArgs,
): Promise<FailedMailPage> {
  requireAdministrator(call);
  const [page, counts] = await Promise.all([
    readPage(call.app, FAILED, { ...args, descending: true, values: [] }),
    read(call.app, COUNTS, []),
  ]);
  const { smtpUrl, isCaptured } = call.app.mail;
  const hasServer = Boolean(smtpUrl);
  return { waiting: 0, failed: 0, ...counts[0], ...page, hasServer, isCaptured };
}
