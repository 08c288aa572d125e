import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { Conversation, ConversationSide, Message } from '../message.entities';
import { type MessageBusEvent, MessageEventKind } from '../message.events';
import type { MessageIdArgs } from '../message.inputs';
import type { MessageView } from '../message.types';
import { conversationChanged } from '../messages.happenings';
import { findMyMessage } from '../steps/find-my-message';

type Counter = 'unreadCount' | 'readCount' | 'sentCount';

/** Returns the counter of the tab that contains the message; null if it is archived or deleted. */
function counterOf(message: Message, userId: number): Counter | null {
  const { senderArchivedAt, senderDeletedAt, receiverArchivedAt, receiverDeletedAt } = message;
  if (message.senderId === userId) {
    return senderArchivedAt || senderDeletedAt ? null : 'sentCount';
  }
  if (receiverArchivedAt || receiverDeletedAt) return null;
  return message.readAt ? 'readCount' : 'unreadCount';
}

/** Finds the message and locks the caller's side of its conversation, as every change does. */
async function lockMessage(transaction: Transaction, userId: number, message: MessageView) {
  const { manager } = transaction;
  const lock = { mode: 'pessimistic_write' as const };
  const conversationId = message.conversationId;
  await manager.findOneOrFail(Conversation, { where: { id: conversationId }, lock });
  const locked = await manager.findOneBy(Message, { id: message.id });
  const isSender = message.senderId === userId;
  if (!locked || (isSender ? locked.senderDeletedAt : locked.receiverDeletedAt)) {
    throw new AppError('NOT_FOUND', 'There is no such message.', 'id');
  }
  const side = await manager.findOneByOrFail(ConversationSide, { userId, conversationId });
  return { message: locked, side, isSender };
}

type Locked = Awaited<ReturnType<typeof lockMessage>>;

/** Changes a message on the caller's side, with the counters of the tabs it leaves and enters. */
async function changeMine(
  call: RequestContext,
  id: number,
  change: (transaction: Transaction, locked: Locked) => Promise<unknown>,
): Promise<void> {
  const { userId } = requireMember(call);
  const found = await findMyMessage(call, id);
  await inTransaction(call.app, async (transaction) => {
    const locked = await lockMessage(transaction, userId, found);
    const { message, side } = locked;
    const left = counterOf(message, userId);
    await change(transaction, locked);
    const entered = counterOf(message, userId);
    if (left) side[left] -= 1;
    if (entered) side[entered] += 1;
    await transaction.manager.save(side);
    const event: MessageBusEvent = {
      kind: MessageEventKind.CHANGED,
      conversationId: found.conversationId,
      personId: userId,
    };
    await happened(call, transaction, conversationChanged, { event, userIds: [userId] });
  });
}

function setArchived(call: RequestContext, id: number, archivedAt: Date | null): Promise<void> {
  return changeMine(call, id, ({ manager }, { message, isSender }) => {
    if (isSender) message.senderArchivedAt = archivedAt && (message.senderArchivedAt ?? archivedAt);
    else message.receiverArchivedAt = archivedAt && (message.receiverArchivedAt ?? archivedAt);
    return manager.save(message);
  });
}

/**
 * Archives a message of the caller; it stays in its conversation, and the other participant sees no
 * change.
 */
export async function archiveMessage(
  call: RequestContext,
  { id }: MessageIdArgs,
): Promise<MessageView> {
  await setArchived(call, id, new Date());
  return findMyMessage(call, id);
}

/** Restores an archived message to its tab. */
export async function unarchiveMessage(
  call: RequestContext,
  { id }: MessageIdArgs,
): Promise<MessageView> {
  await setArchived(call, id, null);
  return findMyMessage(call, id);
}

/**
 * Permanently deletes a message on the caller's side; the row is deleted once both sides have
 * deleted it.
 */
export async function deleteMessage(call: RequestContext, { id }: MessageIdArgs): Promise<boolean> {
  await changeMine(call, id, ({ manager }, { message, side, isSender }) => {
    side.messageCount -= 1;
    if (isSender) message.senderDeletedAt = new Date();
    else message.receiverDeletedAt = new Date();
    const isGone = message.senderDeletedAt && message.receiverDeletedAt;
    return isGone ? manager.remove(message) : manager.save(message);
  });
  return true;
}
