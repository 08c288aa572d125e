import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { type Statement, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { type MessageBusEvent, MessageEventKind } from '../message.events';
import type { MarkConversationReadArgs, MessageIdArgs } from '../message.inputs';
import type { MessageView } from '../message.types';
import { conversationChanged } from '../messages.happenings';
import { findMyMessage } from '../steps/find-my-message';
import { requireParticipant } from './read-conversations';

// Locks the conversation before messages and counters, as sending does. Archived messages are in no
// tab, so reading them changes no counter.
const mark = (which: string, way: string) =>
  statement(
    'mark-read',
    `with conversation as (
      select id, participant1_id + participant2_id - $1 as other_id from conversations
      where id = $2 and $1 in (participant1_id, participant2_id) for update
    ), changed as (
      update messages m set read_at = clock_timestamp() from conversation
      where m.conversation_id = conversation.id and m.receiver_id = $1 and ${which}
        and m.read_at is null and m.receiver_deleted_at is null
      returning m.id, m.receiver_archived_at is null as is_in_tab
    ), counted as (
      select count(*)::int as count, (count(*) filter (where is_in_tab))::int as moved,
        min(id) as first, max(id) as last from changed
    ), side as (
      update conversation_sides set unread_count = unread_count - counted.moved,
        read_count = read_count + counted.moved
      from counted where user_id = $1 and conversation_id = $2 and counted.moved > 0
    )
    select counted.count, counted.first, counted.last, conversation.other_id as "otherId" from counted, conversation`,
    way,
  );

const MARK_ONE = mark('m.id = $3', 'one');
// This condition lets PostgreSQL use the partial index of unread messages.
const MARK_UP_TO = mark('m.id <= $3 and m.receiver_archived_at is null', 'up-to');

async function markAndNotify(
  call: RequestContext,
  statement: Statement<'mark-read'>,
  { conversationId, messageId }: { conversationId: number; messageId: number },
): Promise<number> {
  const { userId } = requireMember(call);
  return inTransaction(call.app, async (transaction) => {
    const [marked] = await transaction.query(statement, [userId, conversationId, messageId]);
    if (!marked || marked.last === null) return 0;
    const event: MessageBusEvent = {
      kind: MessageEventKind.READ,
      conversationId,
      personId: userId,
      fromMessageId: marked.first,
      upToMessageId: marked.last,
    };
    const userIds = [userId, marked.otherId];
    await happened(call, transaction, conversationChanged, { event, userIds });
    return marked.count;
  });
}

/**
 * Marks the caller's unread messages of a conversation up to a given one as read, and returns how
 * many changed.
 */
export async function markConversationRead(
  call: RequestContext,
  { conversationId, upToMessageId }: MarkConversationReadArgs,
): Promise<number> {
  const count = await markAndNotify(call, MARK_UP_TO, { conversationId, messageId: upToMessageId });
  if (count === 0) await requireParticipant(call, conversationId);
  return count;
}

/**
 * Marks one message received by the caller as read; BAD_USER_INPUT for a message the caller sent.
 */
export async function markMessageRead(
  call: RequestContext,
  { id }: MessageIdArgs,
): Promise<MessageView> {
  const { userId } = requireMember(call);
  const message = await findMyMessage(call, id);
  if (message.receiverId !== userId) {
    throw new AppError('BAD_USER_INPUT', 'Only the receiver can mark a message as read.', 'id');
  }
  await markAndNotify(call, MARK_ONE, { conversationId: message.conversationId, messageId: id });
  return findMyMessage(call, id);
}
