import { inTransaction, read, type Transaction } from '../database/database';
import { type Row, statement } from '../database/statement';
import type { AppContext } from '../request-context';
import { isPermanent, reasonOf } from './mail-server-words';
import { createSmtpTransport } from './smtp';

/** An email to deliver. */
interface Delivery {
  mailId: number;
  /** True if the queue will not retry. */
  isLast: boolean;
  /** Called in the transaction that changes the dead letters or the delayed emails. */
  onChange(transaction: Transaction, mailId: number): Promise<void>;
}

type WaitingMail = Row<'begin-delivery'>;

/** SQL condition for an email that is no longer of use: expired, or emptied after its time. */
export const TOO_OLD = `(text = '' or coalesce(expires_at < now(), false))`;

// Counted before the attempt, so that an attempt interrupted by a crash counts too.
const BEGIN = statement(
  'begin-delivery',
  `update mails set attempts = attempts + 1
    where id = $1 and sent_at is null and failed_at is null
    returning id, message_key as "messageKey", recipient, reply_to as "replyTo", subject, text, html,
      unsubscribe_url as "unsubscribeUrl", request_id as "requestId", thread, attempts, last_error as "lastError",
      ${TOO_OLD} as "isTooOld"`,
);

const ATTACHMENTS = statement(
  'attachments-of-mail',
  `select file_name as filename, content_type as "contentType", content
    from mail_attachments where mail_id = $1 order by id`,
);

const KEEP = statement('keep-mail', 'update mails set sent_at = now() where id = $1');

const MARK_SENT = statement(
  'mark-mail-sent',
  `with files as (delete from mail_attachments where mail_id = $1)
    update mails set sent_at = now(), last_error = null, text = '', html = '' where id = $1`,
);

const NOTE_FAILURE = statement(
  'note-mail-failure',
  `update mails set last_error = $2, failed_at = case when $3 then now() end
    where id = $1 and sent_at is null`,
);

/**
 * Headers that keep absence notices from answering (RFC 3834), let an email client offer to
 * unsubscribe (RFC 8058), and name the id under which the log has the request.
 */
const headersOf = ({ unsubscribeUrl: url, requestId }: WaitingMail) => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
  ...(url && {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  ...(requestId && { 'X-Fairweek-Request': requestId }),
});

/**
 * Hands an email to the mail server; where emails are captured it is kept unchanged, to be read at
 * /dev/mail.
 *
 * Delivery is at least once. A connection that breaks before the server has acknowledged the
 * message, or any other temporary failure, is thrown so that the worker retries. A process that
 * dies between the acknowledgement and the update sends the email again: each such crash causes at
 * most one duplicate, with the same Message-ID, and no order of the two steps would avoid both a
 * duplicate and a loss. An email that cannot be delivered becomes a dead letter.
 */
export async function deliverMail(
  app: AppContext,
  { mailId, isLast, onChange }: Delivery,
): Promise<void> {
  const noteFailure = (reason: string, isFinal: boolean) =>
    inTransaction(app, async (transaction) => {
      await transaction.query(NOTE_FAILURE, [mailId, reason, isFinal]);
      await onChange(transaction, mailId);
    });

  const [mail] = await read(app, BEGIN, [mailId]);
  if (!mail) return;
  const { smtpUrl, isCaptured } = app.mail;
  if (isCaptured) {
    await read(app, KEEP, [mailId]);
    if (mail.attempts > 1) {
      await inTransaction(app, async (transaction) => onChange(transaction, mailId));
    }
    return;
  }
  if (!smtpUrl) throw new Error(`Mail ${mailId} waits for a mail server.`);
  if (mail.isTooOld) {
    const reason = ['It expired before it could be delivered.', mail.lastError];
    return noteFailure(reason.filter(Boolean).join(' '), true);
  }
  try {
    await send(app, smtpUrl, mail);
  } catch (error) {
    const reason = reasonOf(error, mail.text);
    const isFinal = isLast || isPermanent(error);
    await noteFailure(reason, isFinal);
    if (isFinal) return;
    throw new Error(`Mail ${mailId} waits: ${withoutAddresses(reason)}`);
  }
  await inTransaction(app, async (transaction) => {
    await transaction.query(MARK_SENT, [mailId]);
    if (mail.attempts > 1) await onChange(transaction, mailId);
  });
}

/** The log names no one, but mail servers often quote the recipient. */
const withoutAddresses = (text: string) => text.replace(/\S+@\S+/g, '…');

async function send(app: AppContext, smtpUrl: string, mail: WaitingMail): Promise<void> {
  const { from } = app.mail;
  const { recipient, replyTo, subject, text, html, thread } = mail;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const root = `<${thread}@${new URL(app.appUrl).hostname}>`;
  // Addresses as objects, so that a comma in one does not add a recipient.
  await createSmtpTransport(smtpUrl).sendMail({
    from,
    to: { name: '', address: recipient },
    replyTo: replyTo ? { name: '', address: replyTo } : undefined,
    subject,
    text,
    html,
    messageId: `<${mail.messageKey}@${domain}>`,
    // The first email of a thread that was never sent: all of the thread answer it.
    ...(thread && { inReplyTo: root, references: root }),
    headers: headersOf(mail),
    attachments: await read(app, ATTACHMENTS, [mail.id]),
  });
}
