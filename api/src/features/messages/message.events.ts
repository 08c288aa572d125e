import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { topic } from '../../kit/topic';
import { MessageView } from './message.types';

export enum MessageEventKind {
  SENT = 'SENT',
  READ = 'READ',
  CHANGED = 'CHANGED',
  TYPING = 'TYPING',
}

registerEnumType(MessageEventKind, {
  name: 'MessageEventKind',
  description: 'What happened.',
  valuesConfig: {
    SENT: { description: 'A message was sent, by me or to me.' },
    READ: { description: 'Messages from fromMessageId up to upToMessageId were read by personId.' },
    CHANGED: { description: 'I archived or deleted messages in another tab.' },
    TYPING: { description: 'personId is writing.' },
  },
});

@ObjectType({
  description: 'Something that happened in one of my conversations.',
  simpleResolvers: true,
})
export class MessageEvent {
  @Field(() => MessageEventKind, { description: 'What happened.' })
  kind!: MessageEventKind;

  @Field(() => Int, { description: 'Where it happened.' })
  conversationId!: number;

  @Field(() => Int, { description: 'Who did it.' })
  personId!: number;

  @Field(() => MessageView, { nullable: true, description: 'With SENT only.' })
  message?: MessageView | null;

  @Field(() => Int, { nullable: true, description: 'With READ only: the first that was read.' })
  fromMessageId?: number | null;

  @Field(() => Int, { nullable: true, description: 'With READ only: the last that was read.' })
  upToMessageId?: number | null;
}

/** A message event on the bus: names the message, and carries it where it is small enough. */
export type MessageBusEvent = Omit<MessageEvent, 'message'> & {
  messageId?: number;
  message?: MessageView;
};

/** Everything that happens in one person's conversations. */
export const messagesTopic = (userId: number) => topic<MessageBusEvent>('messages', userId);

/** Largest message in bytes of JSON that travels with its event; a larger one is read again by who delivers it. */
export const MAX_CARRIED_BYTES = 7_000;
