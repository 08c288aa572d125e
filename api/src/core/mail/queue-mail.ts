import type { Transaction } from '../database/database';
import { statement } from '../database/statement';
import { type Email, emailText } from './email';
import { emailHtml } from './email-html';

/** The worker task that delivers one email. */
export const DELIVER_MAIL = 'deliver-mail';

/**
 * After attempt n the queue waits e^n seconds, at most e^10: 3 s, 7 s, 20 s, 1 min, 2 min, 7 min,
 * 18 min, 50 min, 2 h and then every 6 h, for 2.7 days in all.
 */
const MAX_ATTEMPTS = 20;

const QUEUE = statement(
  'queue-mail',
  `insert into mails (recipient, reply_to, subject, text, html, unsubscribe_url, expires_at,
      request_id, thread)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
);

const ATTACH = statement(
  'attach-to-mail',
  `insert into mail_attachments (mail_id, file_name, content_type, content)
    values ($1, $2, $3, $4)`,
);

// The key identifies the email of a job: the queue keeps one job per key.
const ADD_JOB = statement(
  'queue-delivery',
  `select graphile_worker.add_job($2::text,
      json_build_object('mailId', $1::bigint, 'requestId', coalesce($3::text, '')),
    job_key := $2::text || ':' || $1::bigint, max_attempts := ${MAX_ATTEMPTS},
    priority := $4::int)`,
);

/** The queue takes jobs with a lower number first. */
const PRIORITIES = { usual: 0, bulk: 10 };

/** Puts a text on one line: a line break in a header would start another header. */
const inOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Keeps line breaks in quotes only: a name with line breaks must not pass for our own words. */
function inOurLines(email: Email): Email {
  const { subject, paragraphs, facts, sections } = email;
  return {
    ...email,
    subject: inOneLine(subject),
    paragraphs: paragraphs.map(inOneLine),
    facts: facts?.map(({ label, value }) => ({ label, value: inOneLine(value) })),
    sections: sections?.map((it) => ({ ...it, title: inOneLine(it.title) })),
  };
}

/** Queues the delivery of an email for when the transaction has committed. */
export async function queueDelivery(
  transaction: Transaction,
  mailId: number,
  isBulk = false,
): Promise<void> {
  const priority = isBulk ? PRIORITIES.bulk : PRIORITIES.usual;
  await transaction.query(ADD_JOB, [mailId, DELIVER_MAIL, transaction.requestId ?? null, priority]);
}

/**
 * Writes an email and its delivery job in the transaction that caused it: both or neither. Returns
 * the id of the email.
 */
export async function queueMail(transaction: Transaction, email: Email): Promise<number> {
  const { to, replyTo = null, unsubscribeUrl = null, expiresAt = null, thread = null } = email;
  const written = inOurLines(email);
  const texts = [emailText(written), emailHtml(written)] as const;
  const [mail] = await transaction.query(QUEUE, [
    to,
    replyTo,
    written.subject,
    ...texts,
    unsubscribeUrl,
    expiresAt,
    transaction.requestId ?? null,
    thread,
  ]);
  if (!mail) throw new Error('A mail was not written.');
  for (const { fileName, contentType, content } of email.attachments ?? []) {
    await transaction.query(ATTACH, [mail.id, inOneLine(fileName), contentType, content]);
  }
  await queueDelivery(transaction, mail.id, email.isBulk);
  return mail.id;
}
