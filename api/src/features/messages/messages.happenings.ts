import { emailed, happening, liveEvent } from '../../core/audiences/happening';
import { type MessageBusEvent, MessageEventKind, messagesTopic } from './message.events';
import type { MessageView } from './message.types';

/** A message was sent; `listening` are the ways that reach its receiver without an open page. */
export const messageSent = happening<{
  message: MessageView;
  listening: readonly (string | null)[];
}>('message.received', {
  live: ({ message }) => {
    const { id: messageId, conversationId, senderId: personId, receiverId } = message;
    const event = { kind: MessageEventKind.SENT, conversationId, personId, messageId };
    return [personId, receiverId].map((userId) =>
      liveEvent(messagesTopic(userId), { ...event, message }, event),
    );
  },
  push: ({ message: { receiverId, conversationId }, listening }) =>
    listening.includes('push')
      ? { userIds: [receiverId], subject: 'messages', subjectId: conversationId }
      : null,
  webhook: ({ message: { id: messageId, conversationId, receiverId }, listening }) =>
    listening.includes('webhook')
      ? { ids: { messageId, conversationId }, users: [receiverId] }
      : null,
});

/** Messages were read, or archived or deleted on one side, whose pages alone are notified. */
export const conversationChanged = happening<{
  event: MessageBusEvent;
  userIds: readonly number[];
}>('conversation.changed', {
  live: ({ event, userIds }) => userIds.map((id) => liveEvent(messagesTopic(id), event)),
});

/** Unread messages are due to be emailed. */
export const digestDue = emailed('message.digest');
