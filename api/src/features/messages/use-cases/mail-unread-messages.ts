import { happened } from '../../../core/audiences/happening';
import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { type DigestConversation, digestEmail } from '../digest/digest.emails';
import { digestDue } from '../messages.happenings';
import { unsubscribeToken } from '../unsubscribe/unsubscribe-token';

/** Users per transaction. */
const PEOPLE = 100;
/** Transactions per run; remaining users are processed in the next minute. */
const BATCHES = 20;

const TODAY = `(now() at time zone 'utc')::date`;
// The conditions of the index messages_unread_since.
const UNREAD =
  'm.read_at is null and m.receiver_archived_at is null and m.receiver_deleted_at is null';

const DUE_MESSAGES = `messages m join users u on u.id = m.receiver_id
      where ${UNREAD}
        and m.created_at > now() - interval '2 days' and m.created_at <= now() - interval '15 minutes'
        and u.unread_mails and u.deleted_at is null and u.email is not null
        and u.password_hash is not null and u.temporary_password_expires_at is null
        and not exists (
          select 1 from message_digests d
          where d.user_id = m.receiver_id and d.conversation_id = m.conversation_id
            and (d.day = ${TODAY} or d.last_message_id >= m.id))`;

const DUE_PEOPLE = statement(
  'people-due-for-digests',
  `select distinct u.id from ${DUE_MESSAGES} order by u.id limit ${PEOPLE}`,
);

// Inserting the (conversation, user, day) row claims the email, which is queued in the same
// transaction. Rows are inserted in a fixed order, so that two processes cannot deadlock.
const CLAIM = statement(
  'claim-message-digests',
  `with due as (
      select distinct m.receiver_id as user_id, m.conversation_id
      from ${DUE_MESSAGES} and u.id = any($1::bigint[])
    ), claimed as (
      insert into message_digests (user_id, conversation_id, day, last_message_id)
      select user_id, conversation_id, ${TODAY}, (
          select max(m.id) from messages m
          where m.conversation_id = due.conversation_id and m.receiver_id = due.user_id and ${UNREAD})
      from due
      order by user_id, conversation_id
      on conflict do nothing
      returning user_id, conversation_id, last_message_id
    )
    select u.id as "userId", u.email::text as "to", u.first_name as "firstName",
      claimed.conversation_id as "conversationId", side.unread_count as "unreadCount",
      other.first_name || ' ' || other.last_name as name,
      array(select content from (
        select m.id, m.content from messages m
        where m.conversation_id = claimed.conversation_id and m.receiver_id = u.id and ${UNREAD}
        order by m.id desc limit 3) newest order by id) as contents
    from claimed join users u on u.id = claimed.user_id and u.email is not null
      join conversation_sides side
        on side.user_id = u.id and side.conversation_id = claimed.conversation_id
      join users other on other.id = side.other_id
    order by u.id, side.last_activity_at desc`,
);

interface Due extends DigestConversation {
  userId: number;
  to: string;
  firstName: string;
}

/** Emails these users about everything still due. */
async function mailPeople(
  transaction: Transaction,
  app: AppContext,
  userIds: number[],
): Promise<void> {
  const people = new Map<number, [Due, ...Due[]]>();
  for (const due of await transaction.query(CLAIM, [userIds])) {
    const known = people.get(due.userId);
    if (known) known.push(due);
    else people.set(due.userId, [due]);
  }
  const { appUrl } = app;
  for (const [userId, conversations] of people) {
    const [{ to, firstName }] = conversations;
    const unsubscribeUrl = `${appUrl}/unsubscribe/${unsubscribeToken(app, userId)}`;
    const email = digestEmail({ to, firstName, conversations, appUrl, unsubscribeUrl });
    await happened({ app }, transaction, digestDue, email);
  }
}

/**
 * Emails users about messages unread for 15 minutes: one email for all conversations, each
 * conversation once a day at most, and each message once. Any number of processes may run it at
 * once.
 */
export async function mailUnreadMessages(app: AppContext): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const due = await read(app, DUE_PEOPLE, []);
    if (due.length === 0) return;
    const userIds = due.map(({ id }) => id);
    await inTransaction(app, (transaction) => mailPeople(transaction, app, userIds));
  }
}
