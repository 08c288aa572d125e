import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { topic } from '../../core/events/topic';
import { MessageView } from './message.types';

export enum MessageEventKind {
  SENT = 'SENT',
  READ = 'READ',
  CHANGED = 'CHANGED',
  TYPING = 'TYPING',
}

registerEnumType(MessageEventKind, {
  name: 'MessageEventKind',
  description: 'Kind of change in a conversation.',
  valuesConfig: {
    SENT: { description: 'A message was sent, by you or to you.' },
    READ: { description: 'personId read the messages from fromMessageId to upToMessageId.' },
    CHANGED: { description: 'You archived or deleted messages in another tab.' },
    TYPING: { description: 'personId is typing.' },
  },
});

@ObjectType({
  description: 'A change in one of your conversations.',
  simpleResolvers: true,
})
export class MessageEvent {
  @Field(() => MessageEventKind, { description: 'What happened.' })
  kind!: MessageEventKind;

  @Field(() => ID, { description: 'Id of the conversation.' })
  conversationId!: number;

  @Field(() => ID, { description: 'Id of the user who did it.' })
  personId!: number;

  @Field(() => MessageView, { nullable: true, description: 'The new message; only for SENT.' })
  message?: MessageView | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the first message that was read; only for READ.',
  })
  fromMessageId?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the last message that was read; only for READ.',
  })
  upToMessageId?: number | null;
}

/** A message event on the bus: the message id, with the message itself if it is small enough. */
export type MessageBusEvent = Omit<MessageEvent, 'message'> & {
  messageId?: number;
  message?: MessageView;
};

/** The topic of everything that happens in a user's conversations. */
export const messagesTopic = (userId: number) => topic<MessageBusEvent>('messages', userId);
