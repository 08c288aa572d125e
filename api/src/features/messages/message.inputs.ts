import { ArrayMaxSize, ArrayMinSize, IsArray, IsEnum, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import {
  EmailInput,
  IntInput,
  KeyInput,
  PatternInput,
  TextInput,
  UuidInput,
} from '../../kit/input';
import { MAX_MESSAGE_CHARACTERS } from './message.entities';
import { Mailbox } from './message.types';

const KEY =
  'A UUID made by the sender; sending again with the same key stores nothing new and returns the first message.';

@InputType()
export class SendMessageInput {
  @IntInput({ description: 'The id of the person to write to.' })
  receiverId!: number;

  @TextInput({ max: MAX_MESSAGE_CHARACTERS })
  content!: string;

  @IntInput({
    min: -1,
    optional: true,
    description: 'Our conversation; -1 or nothing for a new one.',
  })
  conversationId?: number;

  @UuidInput({ optional: true, description: KEY })
  clientKey?: string;
}

/** As many as somebody types while one request is on its way. */
const MAX_AT_ONCE = 20;

@InputType()
class OutgoingMessageInput {
  @TextInput({ max: MAX_MESSAGE_CHARACTERS })
  content!: string;

  @UuidInput({ description: KEY })
  clientKey!: string;
}

@InputType()
export class SendMessagesInput {
  @IntInput({ description: 'The id of the person to write to.' })
  receiverId!: number;

  @IntInput({
    min: -1,
    optional: true,
    description: 'Our conversation; -1 or nothing for a new one.',
  })
  conversationId?: number;

  @Field(() => [OutgoingMessageInput], { description: `In their order, at most ${MAX_AT_ONCE}.` })
  @IsArray({ message: 'messages must be a list.' })
  @ArrayMinSize(1, { message: 'messages must hold at least one message.' })
  @ArrayMaxSize(MAX_AT_ONCE, { message: `messages must hold at most ${MAX_AT_ONCE} messages.` })
  @ValidateNested({ each: true })
  messages!: OutgoingMessageInput[];
}

@InputType()
export class SendMessageToEmailInput {
  @EmailInput({ description: 'The address of the person to write to.' })
  receiverEmail!: string;

  @TextInput({ max: MAX_MESSAGE_CHARACTERS })
  content!: string;

  @UuidInput({ optional: true, description: KEY })
  clientKey?: string;
}

@ArgsType()
export class ConversationsArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 20.' })
  first?: number;

  @PatternInput({
    pattern: /^\d{1,15}-\d{1,10}$/,
    rule: 'be the nextCursor of a page',
    optional: true,
    description: 'The nextCursor of the page before.',
  })
  after?: string;
}

@ArgsType()
export class MessagesArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 30.' })
  first?: number;

  @IntInput({ optional: true, description: 'Only messages older than the one with this id.' })
  before?: number;
}

@ArgsType()
export class ConversationMessagesArgs extends MessagesArgs {
  @IntInput()
  conversationId!: number;
}

@ArgsType()
export class MailboxArgs extends MessagesArgs {
  @Field(() => Mailbox)
  @IsEnum(Mailbox, { message: 'box must be UNREAD, READ, SENT or ARCHIVED.' })
  box!: Mailbox;
}

@ArgsType()
export class MarkConversationReadArgs {
  @IntInput()
  conversationId!: number;

  @IntInput()
  upToMessageId!: number;
}

@ArgsType()
export class MessageIdArgs {
  @IntInput()
  id!: number;
}

@ArgsType()
export class ConversationIdArgs {
  @IntInput()
  conversationId!: number;
}

@ArgsType()
export class PersonIdArgs {
  @IntInput()
  personId!: number;
}

export class UnsubscribeArgs {
  @KeyInput()
  token!: string;
}
