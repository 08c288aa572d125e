import { Arg, Args, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Call } from '../../kit/call';
import { type MessageBusEvent, MessageEvent } from './message.events';
import {
  ConversationIdArgs,
  ConversationMessagesArgs,
  ConversationsArgs,
  MailboxArgs,
  MarkConversationReadArgs,
  MessageIdArgs,
  PersonIdArgs,
  SendMessageInput,
  SendMessagesInput,
  SendMessageToEmailInput,
} from './message.inputs';
import {
  ConversationPage,
  ConversationView,
  MailboxCounts,
  MessagePage,
  MessageView,
} from './message.types';
import { markConversationRead, markMessageRead } from './use-cases/mark-read';
import { archiveMessage, deleteMessage, unarchiveMessage } from './use-cases/put-away-message';
import {
  findConversationWith,
  listConversations,
  readConversation,
} from './use-cases/read-conversations';
import { countMailbox, readMailbox } from './use-cases/read-mailbox';
import { sendMessage, sendMessages, sendMessageToEmail } from './use-cases/send-message';
import { setTyping } from './use-cases/set-typing';
import { messageEvent, watchMessages } from './use-cases/watch-messages';

@Resolver()
export class MessagesResolver {
  @Query(() => ConversationPage, { description: 'My conversations, the last active first.' })
  conversations(@Ctx() call: Call, @Args(() => ConversationsArgs) args: ConversationsArgs) {
    return listConversations(call, args);
  }

  @Query(() => ConversationView, {
    nullable: true,
    description: 'My conversation with one person; null when there is none yet.',
  })
  conversationWith(@Ctx() call: Call, @Args(() => PersonIdArgs) args: PersonIdArgs) {
    return findConversationWith(call, args);
  }

  @Query(() => MessagePage, { description: 'Messages of one of my conversations, newest first.' })
  conversationMessages(
    @Ctx() call: Call,
    @Args(() => ConversationMessagesArgs) args: ConversationMessagesArgs,
  ) {
    return readConversation(call, args);
  }

  @Query(() => MessagePage, { description: 'One of my mailboxes, newest first.' })
  mailbox(@Ctx() call: Call, @Args(() => MailboxArgs) args: MailboxArgs) {
    return readMailbox(call, args);
  }

  @Query(() => MailboxCounts, { description: 'How many messages each mailbox holds.' })
  mailboxCounts(@Ctx() call: Call) {
    return countMailbox(call);
  }

  @Mutation(() => MessageView, {
    description:
      'Stores a message and tells both people; a repeated clientKey answers the first one.',
  })
  sendMessage(@Ctx() call: Call, @Arg('input', () => SendMessageInput) input: SendMessageInput) {
    return sendMessage(call, input);
  }

  @Mutation(() => [MessageView], {
    description:
      'Stores messages to one person in their order, all of them or none; repeated keys as in sendMessage.',
  })
  sendMessages(@Ctx() call: Call, @Arg('input', () => SendMessagesInput) input: SendMessagesInput) {
    return sendMessages(call, input);
  }

  @Mutation(() => MessageView, {
    description: 'Sends to the person who has the e-mail address, if I know them.',
  })
  sendMessageToEmail(
    @Ctx() call: Call,
    @Arg('input', () => SendMessageToEmailInput) input: SendMessageToEmailInput,
  ) {
    return sendMessageToEmail(call, input);
  }

  @Mutation(() => MessageView, { description: 'Marks one message to me as read.' })
  markMessageRead(@Ctx() call: Call, @Args(() => MessageIdArgs) args: MessageIdArgs) {
    return markMessageRead(call, args);
  }

  @Mutation(() => Int, {
    description:
      'Everything unread in the conversation up to that message; answers how many messages changed.',
  })
  markConversationRead(
    @Ctx() call: Call,
    @Args(() => MarkConversationReadArgs) args: MarkConversationReadArgs,
  ) {
    return markConversationRead(call, args);
  }

  @Mutation(() => MessageView, {
    description: 'Moves a message out of my tabs; it stays in its conversation.',
  })
  archiveMessage(@Ctx() call: Call, @Args(() => MessageIdArgs) args: MessageIdArgs) {
    return archiveMessage(call, args);
  }

  @Mutation(() => MessageView, {
    description: 'Moves a message that I archived back into the tab where it belongs.',
  })
  unarchiveMessage(@Ctx() call: Call, @Args(() => MessageIdArgs) args: MessageIdArgs) {
    return unarchiveMessage(call, args);
  }

  @Mutation(() => Boolean, { description: 'Deletes a message on my side, for good.' })
  deleteMessage(@Ctx() call: Call, @Args(() => MessageIdArgs) args: MessageIdArgs) {
    return deleteMessage(call, args);
  }

  @Mutation(() => Boolean, { description: 'Tells the other participant that I am writing.' })
  setTyping(@Ctx() call: Call, @Args(() => ConversationIdArgs) args: ConversationIdArgs) {
    return setTyping(call, args);
  }

  @Subscription(() => MessageEvent, {
    description: 'Everything that happens in my conversations.',
    subscribe: ({ context }: { context: Call }) => watchMessages(context),
  })
  myMessageEvents(@Ctx() call: Call, @Root() event: MessageBusEvent) {
    return messageEvent(call, event);
  }
}
