import { type Call, requireMember } from '../../../kit/call';
import { inTransaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { type MessageBusEvent, MessageEventKind, messagesTopic } from '../message.events';
import type { MarkConversationReadArgs, MessageIdArgs } from '../message.inputs';
import type { MessageView } from '../message.types';
import { findMyMessage } from './find-message';
import { requireParticipant } from './read-conversations';

// Locks the conversation before the messages and counters, as sending does.
const MARK = {
  name: 'mark-read',
  text: `with conversation as (
      select id, participant1_id + participant2_id - $1 as other_id from conversations
      where id = $2 and $1 in (participant1_id, participant2_id) for update
    ), changed as (
      update messages m set read_at = clock_timestamp() from conversation
      where m.conversation_id = conversation.id and m.receiver_id = $1 and m.id between $3 and $4
        and m.read_at is null and m.receiver_archived_at is null and m.receiver_deleted_at is null
      returning m.id
    ), counted as (
      select count(*)::int as count, max(id) as last from changed
    ), side as (
      update conversation_sides set unread_count = unread_count - counted.count,
        read_count = read_count + counted.count
      from counted where user_id = $1 and conversation_id = $2 and counted.count > 0
    )
    select counted.count, counted.last, conversation.other_id as "otherId" from counted, conversation`,
};

interface Marked {
  count: number;
  last: number | null;
  otherId: number;
}

async function markRange(
  call: Call,
  range: { conversationId: number; from: number; to: number },
): Promise<number> {
  const { userId } = requireMember(call);
  const { conversationId, from, to } = range;
  return inTransaction(call.app, async (transaction) => {
    const [marked] = await transaction.query<Marked>(MARK, [userId, conversationId, from, to]);
    if (!marked || marked.last === null) return 0;
    const event: MessageBusEvent = {
      kind: MessageEventKind.READ,
      conversationId,
      personId: userId,
      upToMessageId: marked.last,
    };
    transaction.emit(messagesTopic(userId), event);
    transaction.emit(messagesTopic(marked.otherId), event);
    return marked.count;
  });
}

/** Marks what I have not read of a conversation up to a message; answers how many changed. */
export async function markConversationRead(
  call: Call,
  { conversationId, upToMessageId }: MarkConversationReadArgs,
): Promise<number> {
  const count = await markRange(call, { conversationId, from: 0, to: upToMessageId });
  if (count === 0) await requireParticipant(call, conversationId);
  return count;
}

/** Marks one message to me as read; the sender's own message is none of those (BAD_USER_INPUT). */
export async function markMessageRead(call: Call, { id }: MessageIdArgs): Promise<MessageView> {
  const { userId } = requireMember(call);
  const message = await findMyMessage(call, id);
  if (message.receiverId !== userId) {
    throw new AppError('BAD_USER_INPUT', 'Only the receiver can mark a message as read.', 'id');
  }
  await markRange(call, { conversationId: message.conversationId, from: id, to: id });
  return findMyMessage(call, id);
}
