import type { EntityManager } from 'typeorm';
import { Conversation, ConversationSide, Message } from './message.entities';

/** A message of a generated conversation, in chronological order. */
interface MadeMessage {
  senderId: number;
  content: string;
  createdAt: Date;
  isRead: boolean;
  archivedByReceiver?: boolean;
}

/** A whole conversation between two users. */
export interface MadeConversation {
  people: [number, number];
  messages: MadeMessage[];
}

async function makeConversation(manager: EntityManager, made: MadeConversation) {
  const { messages } = made;
  const [one, other] = made.people;
  const lastActivityAt = messages.at(-1)?.createdAt ?? new Date();
  const conversation = await manager.save(
    manager.create(Conversation, {
      participant1Id: Math.min(one, other),
      participant2Id: Math.max(one, other),
      lastActivityAt,
    }),
  );
  const rows = messages.map(({ senderId, content, createdAt, isRead, archivedByReceiver }) => ({
    conversationId: conversation.id,
    senderId,
    receiverId: senderId === one ? other : one,
    content,
    createdAt,
    readAt: isRead ? createdAt : null,
    receiverArchivedAt: archivedByReceiver ? createdAt : null,
  }));
  const sides = [
    [one, other],
    [other, one],
  ].map(([userId, otherId]) => {
    const received = messages.filter((it) => it.senderId !== userId && !it.archivedByReceiver);
    return {
      userId,
      otherId,
      conversationId: conversation.id,
      lastActivityAt,
      unreadCount: received.filter((it) => !it.isRead).length,
      readCount: received.filter((it) => it.isRead).length,
      sentCount: messages.filter((it) => it.senderId === userId).length,
      messageCount: messages.length,
    };
  });
  await manager.insert(ConversationSide, sides);
  return rows;
}

/**
 * Stores conversations with matching counters and messages in chronological order, for the demo and
 * tests.
 */
export async function makeConversations(
  manager: EntityManager,
  conversations: MadeConversation[],
): Promise<void> {
  const rows = [];
  for (const conversation of conversations) {
    rows.push(...(await makeConversation(manager, conversation)));
  }
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await manager.insert(Message, rows);
}
