import { type Call, requireMember } from '../../../kit/call';
import { inTransaction, read, type Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import type { Limit } from '../../../kit/throttle';
import { MESSAGE_COLUMNS, MESSAGE_PEOPLE } from '../message.columns';
import {
  MAX_CARRIED_BYTES,
  type MessageBusEvent,
  MessageEventKind,
  messagesTopic,
} from '../message.events';
import type { SendMessageInput, SendMessageToEmailInput } from '../message.inputs';
import type { MessageView } from '../message.types';

/** Nobody writes faster by hand. */
const SENDING: Limit = { name: 'send-message', points: 600, seconds: 60 };
/** Addresses that nobody has, tried by one person. */
const UNKNOWN_ADDRESSES: Limit = { name: 'unknown-address', points: 30, seconds: 3600 };

// One statement: the conversation's row is made or locked first, and everything else hangs on it,
// so that a conversation changes by one writer at a time and its ids and times only grow.
const SEND = {
  name: 'send-message',
  text: `with conversation as (
      insert into conversations (participant1_id, participant2_id, last_activity_at)
      select least($1::int, $2::int), greatest($1::int, $2::int), clock_timestamp()
      where exists (select 1 from users where id = $2 and deleted_at is null)
        and ($5::int is null or exists (
          select 1 from conversations where id = $5
            and participant1_id = least($1::int, $2::int)
            and participant2_id = greatest($1::int, $2::int)))
      on conflict (participant1_id, participant2_id) do update
        set last_activity_at = greatest(conversations.last_activity_at, clock_timestamp())
      returning id, last_activity_at
    ), m as (
      insert into messages (conversation_id, sender_id, receiver_id, content, client_key, created_at)
      select id, $1, $2, $3, $4, last_activity_at from conversation
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
    select ${MESSAGE_COLUMNS} from m ${MESSAGE_PEOPLE}`,
};

const SENT_BEFORE = {
  name: 'message-by-client-key',
  text: `select ${MESSAGE_COLUMNS} from messages m ${MESSAGE_PEOPLE}
    where m.sender_id = $1 and m.client_key = $2`,
};

const PERSON_BY_EMAIL = {
  name: 'person-by-email',
  text: 'select id from users where email = $1 and deleted_at is null',
};

async function messageSentBefore(
  transaction: Transaction,
  senderId: number,
  input: SendMessageInput,
): Promise<MessageView> {
  const [sent] = input.clientKey
    ? await transaction.query<MessageView>(SENT_BEFORE, [senderId, input.clientKey])
    : [];
  if (!sent)
    throw new AppError('NOT_FOUND', 'There is no such person or conversation.', 'receiverId');
  if (sent.receiverId !== input.receiverId || sent.content !== input.content.trim()) {
    throw new AppError('CONFLICT', 'clientKey was used for another message already.', 'clientKey');
  }
  return sent;
}

/** The event carries its message unless that is too large to travel. */
function sentEvent(message: MessageView): MessageBusEvent {
  const { id: messageId, conversationId, senderId: personId } = message;
  const carried = Buffer.byteLength(JSON.stringify(message)) <= MAX_CARRIED_BYTES;
  return {
    kind: MessageEventKind.SENT,
    conversationId,
    personId,
    messageId,
    message: carried ? message : undefined,
  };
}

/**
 * Stores a message, its counters and its live event at once (4 round trips with the session's).
 * A repeated client key answers the first message; unknown receivers are NOT_FOUND.
 */
export async function sendMessage(call: Call, input: SendMessageInput): Promise<MessageView> {
  const { userId } = requireMember(call);
  if (input.receiverId === userId) {
    throw new AppError('BAD_USER_INPUT', 'You cannot write to yourself.', 'receiverId');
  }
  await call.app.throttle.consumeHere(SENDING, String(userId));
  const { receiverId, clientKey = null, conversationId = -1 } = input;
  const known = conversationId > 0 ? conversationId : null;
  const values = [userId, receiverId, input.content.trim(), clientKey, known];
  return inTransaction(call.app, async (transaction) => {
    const [message] = await transaction.query<MessageView>(SEND, values);
    if (!message) return messageSentBefore(transaction, userId, input);
    const event = sentEvent(message);
    transaction.emit(messagesTopic(userId), event);
    transaction.emit(messagesTopic(receiverId), event);
    return message;
  });
}

/** Sends to whoever has the e-mail address; NOT_FOUND where nobody has. */
export async function sendMessageToEmail(
  call: Call,
  { receiverEmail, ...message }: SendMessageToEmailInput,
): Promise<MessageView> {
  const { userId } = requireMember(call);
  const [person] = await read<{ id: number }>(call.app, PERSON_BY_EMAIL, [receiverEmail]);
  if (!person) {
    await call.app.throttle.consume(UNKNOWN_ADDRESSES, String(userId));
    throw new AppError('NOT_FOUND', 'Nobody here has this e-mail address.', 'receiverEmail');
  }
  return sendMessage(call, { ...message, receiverId: person.id });
}
