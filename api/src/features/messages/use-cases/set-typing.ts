import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { MessageEventKind, messagesTopic } from '../message.events';
import type { ConversationIdArgs } from '../message.inputs';

const TYPING: Limit = { name: 'typing', points: 60, seconds: 60 };

const OTHER = statement(
  'other-participant',
  'select other_id as "otherId" from conversation_sides where user_id = $1 and conversation_id = $2',
);

/** Notifies the other participant that the caller is typing; nothing is stored. */
export async function setTyping(
  call: RequestContext,
  { conversationId }: ConversationIdArgs,
): Promise<boolean> {
  const { userId } = requireMember(call);
  await call.app.throttle.consumeHere(TYPING, String(userId));
  const [side] = await read(call.app, OTHER, [userId, conversationId]);
  if (!side) throw new AppError('NOT_FOUND', 'There is no such conversation.', 'conversationId');
  call.app.bus.sendNow(messagesTopic(side.otherId), {
    kind: MessageEventKind.TYPING,
    conversationId,
    personId: userId,
  });
  return true;
}
