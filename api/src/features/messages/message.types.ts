import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../kit/enum';
import { Person } from '../people/person.type';

export const Mailbox = defineEnum(
  'Mailbox',
  'A tab of the messages screen, or what I archived out of all of them.',
  ['UNREAD', 'READ', 'SENT', 'ARCHIVED'],
);
export type Mailbox = EnumOf<typeof Mailbox>;

@ObjectType('Conversation', {
  description: 'Two people and all they wrote to each other, as one of them sees it.',
  simpleResolvers: true,
})
export class ConversationView {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: 'The participant with the smaller id.' })
  participant1Id!: number;

  @Field(() => Int, { description: 'The participant with the larger id.' })
  participant2Id!: number;

  @Field(() => Person, { description: 'The other participant.' })
  person!: Person;

  @Field(() => String, {
    nullable: true,
    description: 'The beginning of the last message, at most 200 characters.',
  })
  lastMessage!: string | null;

  @Field(() => Date, { description: 'When the last message was sent.' })
  lastActivityAt!: Date;

  @Field(() => Int, { description: 'Messages to me that I have not read.' })
  unreadCount!: number;
}

@ObjectType({ simpleResolvers: true })
export class ConversationPage {
  @Field(() => [ConversationView])
  items!: ConversationView[];

  @Field(() => Int)
  total!: number;

  @Field(() => String, {
    nullable: true,
    description: "Pass as 'after' for the next page; null on the last.",
  })
  nextCursor!: string | null;
}

@ObjectType('Message', { simpleResolvers: true })
export class MessageView {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: 'The conversation it belongs to.' })
  conversationId!: number;

  @Field(() => Int, { description: 'Who wrote it.' })
  senderId!: number;

  @Field(() => Int, { description: 'Whom it was written to.' })
  receiverId!: number;

  @Field(() => Person, { description: 'Who wrote it.' })
  sender!: Person;

  @Field(() => Person, { description: 'Whom it was written to.' })
  receiver!: Person;

  @Field(() => String)
  content!: string;

  @Field(() => String, { nullable: true, description: 'The key its sender gave it.' })
  clientKey!: string | null;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Boolean, { description: 'True when the receiver has read it.' })
  isRead!: boolean;

  @Field(() => Boolean, {
    description: 'True when I archived it: gone from the tabs, still in its conversation.',
  })
  isArchived!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class MessagePage {
  @Field(() => [MessageView], { description: 'Newest first.' })
  items!: MessageView[];

  @Field(() => Int, {
    nullable: true,
    description: "Pass as 'before' for the next, older page; null on the last.",
  })
  nextCursor!: number | null;
}

@ObjectType({ description: 'How many messages each mailbox holds.', simpleResolvers: true })
export class MailboxCounts {
  @Field(() => Int, { description: 'Sent to me, not read yet.' })
  unread!: number;

  @Field(() => Int, { description: 'Sent to me, and read.' })
  read!: number;

  @Field(() => Int, { description: 'Sent by me.' })
  sent!: number;

  @Field(() => Int, { description: 'Archived by me, sent or received.' })
  archived!: number;
}
