import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import { Person } from '../people/person.type';

export const Mailbox = defineEnum('Mailbox', 'A tab of the messages screen, or the archive.', {
  UNREAD: 'Received messages you have not read.',
  READ: 'Received messages you have read.',
  SENT: 'Messages you sent.',
  ARCHIVED: 'Messages you archived.',
});
export type Mailbox = EnumOf<typeof Mailbox>;

@ObjectType('Conversation', {
  description: 'A conversation between two users, as one of them sees it.',
  simpleResolvers: true,
})
export class ConversationView {
  @Field(() => ID, { description: 'Id of the conversation.' })
  id!: number;

  @Field(() => ID, { description: 'Id of the participant with the lower id.' })
  participant1Id!: number;

  @Field(() => ID, { description: 'Id of the participant with the higher id.' })
  participant2Id!: number;

  @Field(() => Person, { description: 'The other participant.' })
  person!: Person;

  @Field(() => String, {
    nullable: true,
    description: 'Start of the last message, at most 200 characters.',
  })
  lastMessage!: string | null;

  @Field(() => Date, { description: 'When the last message was sent.' })
  lastActivityAt!: Date;

  @Field(() => Int, { description: 'Number of messages you have not read.' })
  unreadCount!: number;
}

@ObjectType({ description: 'A page of conversations.', simpleResolvers: true })
export class ConversationPage {
  @Field(() => [ConversationView], { description: 'Items of this page.' })
  items!: ConversationView[];

  @Field(() => Int, { description: 'Number of items on all pages.' })
  total!: number;

  @Field(() => String, {
    nullable: true,
    description: "Pass as 'after' to get the next page; null on the last page.",
  })
  nextCursor!: string | null;
}

@ObjectType('Message', {
  description: 'A message from one user to another.',
  simpleResolvers: true,
})
export class MessageView {
  @Field(() => ID, { description: 'Id of the message.' })
  id!: number;

  @Field(() => ID, { description: 'Id of the conversation.' })
  conversationId!: number;

  @Field(() => ID, { description: 'Id of the sender.' })
  senderId!: number;

  @Field(() => ID, { description: 'Id of the receiver.' })
  receiverId!: number;

  @Field(() => Person, { description: 'The sender.' })
  sender!: Person;

  @Field(() => Person, { description: 'The receiver.' })
  receiver!: Person;

  @Field(() => String, { description: 'Text of the message.' })
  content!: string;

  @Field(() => String, { nullable: true, description: 'Key given by the sender.' })
  clientKey!: string | null;

  @Field(() => Date, { description: 'When the message was sent.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'True if the receiver has read it.' })
  isRead!: boolean;

  @Field(() => Boolean, {
    description: 'True if you archived it: it is in no tab, but still in its conversation.',
  })
  isArchived!: boolean;
}

@ObjectType({ description: 'A conversation with unread messages.', simpleResolvers: true })
export class UnreadConversation {
  @Field(() => MessageView, { description: 'The newest message you have not read.' })
  newest!: MessageView;

  @Field(() => Int, { description: 'Number of messages you have not read.' })
  unreadCount!: number;
}

@ObjectType({ description: 'A page of conversations with unread messages.', simpleResolvers: true })
export class UnreadConversationPage {
  @Field(() => [UnreadConversation], { description: 'Most recently active first.' })
  items!: UnreadConversation[];

  @Field(() => String, {
    nullable: true,
    description: "Pass as 'after' to get the next page; null on the last page.",
  })
  nextCursor!: string | null;
}

@ObjectType({ description: 'A page of messages.', simpleResolvers: true })
export class MessagePage {
  @Field(() => [MessageView], { description: 'Newest first.' })
  items!: MessageView[];

  @Field(() => ID, {
    nullable: true,
    description: "Pass as 'before' to get the next, older page; null on the last page.",
  })
  nextCursor!: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Pass as 'after' to get the next, newer page of a conversation; null on the newest, and where neither 'after' nor 'around' was asked for.",
  })
  newerCursor?: number | null;
}

@ObjectType({ description: 'Number of messages in each mailbox.', simpleResolvers: true })
export class MailboxCounts {
  @Field(() => Int, { description: 'Received messages you have not read.' })
  unread!: number;

  @Field(() => Int, { description: 'Received messages you have read.' })
  read!: number;

  @Field(() => Int, { description: 'Messages you sent.' })
  sent!: number;

  @Field(() => Int, { description: 'Messages you archived.' })
  archived!: number;
}
