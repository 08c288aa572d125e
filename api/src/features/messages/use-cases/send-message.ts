import { happened } from '../../../core/audiences/happening';
import { waysOf } from '../../../core/audiences/listeners';
import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { countingAttempt, type Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { knows } from '../../people/people.policy';
import { MESSAGE_COLUMNS, MESSAGE_PEOPLE } from '../message.columns';
import type { SendMessageInput, SendMessageToEmailInput } from '../message.inputs';
import type { MessageView } from '../message.types';
import { messageSent } from '../messages.happenings';
import { noSuchPerson, requireMayStartConversation, SENDING } from '../steps/start-conversation';

/** Attempts by one user to message unknown addresses. */
const UNKNOWN_ADDRESSES: Limit = { name: 'unknown-address', points: 30, seconds: 3600 };

// One statement: the conversation's row is created or locked first and everything else depends on
// it, so a conversation has one writer at a time, and its ids and times only grow. The row is
// created only if $6 allows it; the message counts against the limit in the same statement.
const SEND = statement(
  'send-message',
  `with counted as (
      ${countingAttempt(SENDING, '$1::bigint')}
    ), conversation as (
      insert into conversations (participant1_id, participant2_id, last_activity_at)
      select least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), clock_timestamp()
      where exists (select 1 from users where id = $2 and deleted_at is null)
        and ($5::bigint is null or exists (
          select 1 from conversations where id = $5
            and participant1_id = least($1::bigint, $2::bigint)
            and participant2_id = greatest($1::bigint, $2::bigint)))
        and ($6::boolean or exists (
          select 1 from conversations
          where participant1_id = least($1::bigint, $2::bigint)
            and participant2_id = greatest($1::bigint, $2::bigint)))
      on conflict (participant1_id, participant2_id) do update
        set last_activity_at = greatest(conversations.last_activity_at, clock_timestamp())
      returning id, last_activity_at
    ), m as (
      insert into messages (conversation_id, sender_id, receiver_id, content, client_key, created_at)
      select id, $1, $2, $3, $4, last_activity_at from conversation
      where (select points from counted) <= ${SENDING.points}
      on conflict (sender_id, client_key) do nothing
      returning *
    ), sides as (
      insert into conversation_sides as side (user_id, other_id, conversation_id, last_activity_at,
        unread_count, sent_count, message_count)
      select $1, $2, conversation_id, created_at, 0, 1, 1 from m
      union all
      select $2, $1, conversation_id, created_at, 1, 0, 1 from m
      on conflict (user_id, conversation_id) do update
        set last_activity_at = excluded.last_activity_at,
          unread_count = side.unread_count + excluded.unread_count,
          sent_count = side.sent_count + excluded.sent_count,
          message_count = side.message_count + 1
    )
    select ${MESSAGE_COLUMNS}, ${waysOf('m.receiver_id')} as listening from m ${MESSAGE_PEOPLE}`,
);

const SENT_BEFORE = statement(
  'message-by-client-key',
  `select ${MESSAGE_COLUMNS} from messages m ${MESSAGE_PEOPLE}
    where m.sender_id = $1 and m.client_key = $2`,
);

const PERSON_BY_EMAIL = statement(
  'person-by-email',
  `select u.id from users u where u.email = $2 and u.deleted_at is null
    and ($3::boolean or u.id = $1 or ${knows('$1', 'u.id')})`,
);

async function messageSentBefore(
  transaction: Transaction,
  senderId: number,
  input: SendMessageInput,
): Promise<MessageView | null> {
  const [sent] = input.clientKey
    ? await transaction.query(SENT_BEFORE, [senderId, input.clientKey])
    : [];
  if (!sent) return null;
  if (sent.receiverId !== input.receiverId || sent.content !== input.content.trim()) {
    throw new AppError(
      'CONFLICT',
      'clientKey has already been used for another message.',
      'clientKey',
    );
  }
  return sent;
}

type Recipient = Pick<SendMessageInput, 'receiverId' | 'conversationId'>;
type Outgoing = Pick<SendMessageInput, 'content' | 'clientKey'>;

/** Stores a message in its conversation, which it may create; NOT_FOUND if neither is possible. */
async function store(
  call: RequestContext,
  transaction: Transaction,
  input: SendMessageInput,
): Promise<MessageView> {
  const actor = requireMember(call);
  const { userId } = actor;
  const { receiverId, clientKey = null, conversationId = -1 } = input;
  const known = conversationId > 0 ? conversationId : null;
  const values = [userId, receiverId, input.content.trim(), clientKey, known] as const;
  const send = async (mayStart: boolean) =>
    (await transaction.query(SEND, [...values, mayStart]))[0];

  let sent = await send(false);
  if (!sent) {
    const before = await messageSentBefore(transaction, userId, input);
    if (before) return before;
    await requireMayStartConversation(transaction, actor, receiverId);
    sent = await send(true);
  }
  if (!sent) throw noSuchPerson();
  const { listening, ...message } = sent;
  await happened(call, transaction, messageSent, { message, listening });
  return message;
}

/**
 * Stores messages to one user in order, with counters and live events, all or none. A repeated
 * client key returns the first message of that key; receivers unknown to the caller are NOT_FOUND.
 */
export async function sendMessages(
  call: RequestContext,
  { messages, ...recipient }: Recipient & { messages: readonly Outgoing[] },
): Promise<MessageView[]> {
  const actor = requireMember(call);
  if (recipient.receiverId === actor.userId) {
    throw new AppError('BAD_USER_INPUT', 'You cannot write to yourself.', 'receiverId');
  }
  return inTransaction(call.app, async (transaction) => {
    const sent: MessageView[] = [];
    for (const message of messages) {
      sent.push(await store(call, transaction, { ...recipient, ...message }));
    }
    return sent;
  });
}

/**
 * Stores one message (4 round trips with that of the session; the first message of a conversation
 * takes two more, or three with a client key; one more where it is notified on a phone, and one for
 * webhooks).
 */
export async function sendMessage(
  call: RequestContext,
  input: SendMessageInput,
): Promise<MessageView> {
  const { content, clientKey, ...recipient } = input;
  const [message] = await sendMessages(call, { ...recipient, messages: [{ content, clientKey }] });
  if (!message) throw new Error('A stored message was not returned.');
  return message;
}

/**
 * Sends a message to the user with an email address; NOT_FOUND if there is none or the caller does
 * not know them.
 */
export async function sendMessageToEmail(
  call: RequestContext,
  { receiverEmail, ...message }: SendMessageToEmailInput,
): Promise<MessageView> {
  const { userId, isAdminSession } = requireMember(call);
  const [person] = await read(call.app, PERSON_BY_EMAIL, [userId, receiverEmail, isAdminSession]);
  if (!person) {
    await call.app.throttle.consume(UNKNOWN_ADDRESSES, String(userId));
    throw new AppError(
      'NOT_FOUND',
      'No one you can write to has this e-mail address.',
      'receiverEmail',
    );
  }
  return sendMessage(call, { ...message, receiverId: person.id });
}
