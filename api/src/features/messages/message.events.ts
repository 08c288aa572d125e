import { topic } from '../../core/events/event-bus';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import { Id, IdOrNull, One, OneOrNull, View } from '../../core/view/view';
import { MessageView } from './message.types';

export const MessageEventKind = defineEnum(
  'MessageEventKind',
  'Kind of change in a conversation.',
  {
    SENT: 'A message was sent, by you or to you.',
    READ: 'personId read the messages from fromMessageId to upToMessageId.',
    CHANGED: 'You archived or deleted messages in another tab.',
    TYPING: 'personId is typing.',
  },
);
export type MessageEventKind = EnumOf<typeof MessageEventKind>;

@View('A change in one of your conversations.')
export class MessageEvent {
  @One(MessageEventKind, 'What happened.') kind!: MessageEventKind;
  @Id('Id of the conversation.') conversationId!: number;
  @Id('Id of the user who did it.') personId!: number;
  @OneOrNull(MessageView, 'The new message; only for SENT.') message?: MessageView | null;
  @IdOrNull('Id of the first message that was read; only for READ.') fromMessageId?: number | null;
  @IdOrNull('Id of the last message that was read; only for READ.') upToMessageId?: number | null;
}

/** A message event on the bus: the message id, with the message itself if it is small enough. */
export type MessageBusEvent = Omit<MessageEvent, 'message'> & {
  messageId?: number;
  message?: MessageView;
};

/** The topic of everything that happens in a user's conversations. */
export const messagesTopic = (userId: number) => topic<MessageBusEvent>('messages', userId);
