import { ArrayMaxSize, ArrayMinSize, IsArray, IsEnum, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import {
  EmailInput,
  IdInput,
  IntInput,
  KeyInput,
  PatternInput,
  TextInput,
  UuidInput,
} from '../../core/input/input';
import { MAX_MESSAGE_CHARACTERS } from './message.entities';
import { Mailbox } from './message.types';

const KEY =
  'UUID chosen by the client; sending again with the same key stores nothing new and returns the first message.';

@InputType({ description: 'A message to a user.' })
export class SendMessageInput {
  @IdInput({ description: 'Id of the receiver.' })
  receiverId!: number;

  @TextInput({ description: 'Text of the message.', max: MAX_MESSAGE_CHARACTERS })
  content!: string;

  @IdInput({
    min: -1,
    optional: true,
    description: 'Id of your conversation with the receiver; left out or -1 for a new one.',
  })
  conversationId?: number;

  @UuidInput({ optional: true, description: KEY })
  clientKey?: string;
}

/** As many as a user types during one request. */
const MAX_AT_ONCE = 20;

@InputType({ description: 'One of several messages to send.' })
class OutgoingMessageInput {
  @TextInput({ description: 'Text of the message.', max: MAX_MESSAGE_CHARACTERS })
  content!: string;

  @UuidInput({ description: KEY })
  clientKey!: string;
}

@InputType({ description: 'Several messages to one user.' })
export class SendMessagesInput {
  @IdInput({ description: 'Id of the receiver.' })
  receiverId!: number;

  @IdInput({
    min: -1,
    optional: true,
    description: 'Id of your conversation with the receiver; left out or -1 for a new one.',
  })
  conversationId?: number;

  @Field(() => [OutgoingMessageInput], {
    description: `The messages in order, at most ${MAX_AT_ONCE}.`,
  })
  @IsArray({ message: 'messages must be a list.' })
  @ArrayMinSize(1, { message: 'messages must contain at least one message.' })
  @ArrayMaxSize(MAX_AT_ONCE, { message: `messages must contain at most ${MAX_AT_ONCE} messages.` })
  @ValidateNested({ each: true })
  messages!: OutgoingMessageInput[];
}

@InputType({ description: 'A message to an e-mail address.' })
export class SendMessageToEmailInput {
  @EmailInput({ description: 'E-mail address of the receiver.' })
  receiverEmail!: string;

  @TextInput({ description: 'Text of the message.', max: MAX_MESSAGE_CHARACTERS })
  content!: string;

  @UuidInput({ optional: true, description: KEY })
  clientKey?: string;
}

@ArgsType()
export class ConversationsArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 20.' })
  first?: number;

  @PatternInput({
    pattern: /^\d{1,15}-\d{1,16}$/,
    rule: 'be the nextCursor of a page',
    optional: true,
    description: 'The nextCursor of the previous page.',
  })
  after?: string;
}

@ArgsType()
export class MessagesArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 30.' })
  first?: number;

  @IdInput({ optional: true, description: 'Only messages older than the one with this id.' })
  before?: number;
}

@ArgsType()
export class ConversationMessagesArgs extends MessagesArgs {
  @IdInput({ description: 'Id of the conversation.' })
  conversationId!: number;

  @IdInput({
    optional: true,
    description: 'Only messages newer than the one with this id, those next to it.',
  })
  after?: number;

  @IdInput({
    optional: true,
    description:
      'The messages around the one with this id, instead of the newest; a half before it.',
  })
  around?: number;
}

@ArgsType()
export class SearchMessagesArgs {
  @TextInput({
    max: 200,
    description:
      'Words that a message contains; of three or more characters, their start suffices.',
  })
  text!: string;

  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 20.' })
  first?: number;

  @IdInput({ optional: true, description: 'Only messages older than the one with this id.' })
  before?: number;
}

@ArgsType()
export class MailboxArgs extends MessagesArgs {
  @Field(() => Mailbox, { description: 'The mailbox.' })
  @IsEnum(Mailbox, { message: 'box must be UNREAD, READ, SENT or ARCHIVED.' })
  box!: Mailbox;
}

@ArgsType()
export class MarkConversationReadArgs {
  @IdInput({ description: 'Id of the conversation.' })
  conversationId!: number;

  @IdInput({ description: 'Id of the last message to mark as read.' })
  upToMessageId!: number;
}

@ArgsType()
export class MessageIdArgs {
  @IdInput({ description: 'Id of the message.' })
  id!: number;
}

@ArgsType()
export class ConversationIdArgs {
  @IdInput({ description: 'Id of the conversation.' })
  conversationId!: number;
}

@ArgsType()
export class PersonIdArgs {
  @IdInput({ description: 'Id of the other user.' })
  personId!: number;
}

export class UnsubscribeArgs {
  @KeyInput()
  token!: string;
}
