import { ArrayMaxSize, ArrayMinSize, IsArray, IsEnum, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { AroundArgs } from '../../core/input/around-page';
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
  @IdInput('Id of the receiver.') receiverId!: number;
  @TextInput('Text of the message.', { max: MAX_MESSAGE_CHARACTERS }) content!: string;
  @IdInput('Id of your conversation with the receiver; left out or -1 for a new one.', {
    min: -1,
    optional: true,
  })
  conversationId?: number;
  @UuidInput(KEY, { optional: true }) clientKey?: string;
}

/** As many as a user types during one request. */
const MAX_AT_ONCE = 20;

@InputType({ description: 'One of several messages to send.' })
class OutgoingMessageInput {
  @TextInput('Text of the message.', { max: MAX_MESSAGE_CHARACTERS }) content!: string;
  @UuidInput(KEY) clientKey!: string;
}

@InputType({ description: 'Several messages to one user.' })
export class SendMessagesInput {
  @IdInput('Id of the receiver.') receiverId!: number;
  @IdInput('Id of your conversation with the receiver; left out or -1 for a new one.', {
    min: -1,
    optional: true,
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
  @EmailInput('E-mail address of the receiver.') receiverEmail!: string;
  @TextInput('Text of the message.', { max: MAX_MESSAGE_CHARACTERS }) content!: string;
  @UuidInput(KEY, { optional: true }) clientKey?: string;
}

@ArgsType()
export class ConversationsArgs {
  @IntInput('Page size; defaults to 20.', { max: 100, optional: true }) first?: number;
  @PatternInput('The nextCursor of the previous page.', {
    pattern: /^\d{1,15}-\d{1,16}$/,
    rule: 'be the nextCursor of a page',
    optional: true,
  })
  after?: string;
}

@ArgsType()
export class MessagesArgs {
  @IntInput('Page size; defaults to 30.', { max: 100, optional: true }) first?: number;
  @IdInput('Only messages older than the one with this id.', { optional: true }) before?: number;
}

@ArgsType()
export class ConversationMessagesArgs extends AroundArgs {
  @IdInput('Id of the conversation.') conversationId!: number;
}

@ArgsType()
export class SearchMessagesArgs {
  @TextInput('Words that a message contains; of three or more characters, their start suffices.', {
    max: 200,
  })
  text!: string;
  @IntInput('Page size; defaults to 20.', { max: 100, optional: true }) first?: number;
  @IdInput('Only messages older than the one with this id.', { optional: true }) before?: number;
}

@ArgsType()
export class MailboxArgs extends MessagesArgs {
  @Field(() => Mailbox, { description: 'The mailbox.' })
  @IsEnum(Mailbox, { message: 'box must be UNREAD, READ, SENT or ARCHIVED.' })
  box!: Mailbox;
}

@ArgsType()
export class MarkConversationReadArgs {
  @IdInput('Id of the conversation.') conversationId!: number;
  @IdInput('Id of the last message to mark as read.') upToMessageId!: number;
}

@ArgsType()
export class MessageIdArgs {
  @IdInput('Id of the message.') id!: number;
}

@ArgsType()
export class ConversationIdArgs {
  @IdInput('Id of the conversation.') conversationId!: number;
}

@ArgsType()
export class PersonIdArgs {
  @IdInput('Id of the other user.') personId!: number;
}

export class UnsubscribeArgs {
  @KeyInput() token!: string;
}
