import { Arg, Args, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { type MessageBusEvent, MessageEvent } from './message.events';
import {
  ConversationIdArgs,
  ConversationMessagesArgs,
  ConversationsArgs,
  MailboxArgs,
  MarkConversationReadArgs,
  MessageIdArgs,
  PersonIdArgs,
  SearchMessagesArgs,
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
  UnreadConversationPage,
} from './message.types';
import { archiveMessage, deleteMessage, unarchiveMessage } from './use-cases/archive-message';
import { markConversationRead, markMessageRead } from './use-cases/mark-read';
import {
  findConversationWith,
  listConversations,
  listUnreadConversations,
  readConversation,
} from './use-cases/read-conversations';
import { countMailbox, readMailbox } from './use-cases/read-mailbox';
import { searchMessages } from './use-cases/search-messages';
import { sendMessage, sendMessages, sendMessageToEmail } from './use-cases/send-message';
import { setTyping } from './use-cases/set-typing';
import { messageEvent, watchMessages } from './use-cases/watch-messages';

@Resolver()
export class MessagesResolver {
  @Query(() => ConversationPage, { description: 'Your conversations, most recently active first.' })
  conversations(
    @Ctx() call: RequestContext,
    @Args(() => ConversationsArgs) args: ConversationsArgs,
  ) {
    return listConversations(call, args);
  }

  @Query(() => UnreadConversationPage, {
    description: 'Your conversations with unread messages, most recently active first.',
  })
  unreadConversations(
    @Ctx() call: RequestContext,
    @Args(() => ConversationsArgs) args: ConversationsArgs,
  ) {
    return listUnreadConversations(call, args);
  }

  @Query(() => ConversationView, {
    nullable: true,
    description: 'Your conversation with a user; null if there is none yet.',
  })
  conversationWith(@Ctx() call: RequestContext, @Args(() => PersonIdArgs) args: PersonIdArgs) {
    return findConversationWith(call, args);
  }

  @Query(() => MessagePage, { description: 'Messages of one of your conversations, newest first.' })
  conversationMessages(
    @Ctx() call: RequestContext,
    @Args(() => ConversationMessagesArgs) args: ConversationMessagesArgs,
  ) {
    return readConversation(call, args);
  }

  @Query(() => MessagePage, { description: 'Messages in one of your mailboxes, newest first.' })
  mailbox(@Ctx() call: RequestContext, @Args(() => MailboxArgs) args: MailboxArgs) {
    return readMailbox(call, args);
  }

  @Query(() => MessagePage, {
    description: 'The messages of your conversations that contain words, newest first.',
  })
  searchMessages(
    @Ctx() call: RequestContext,
    @Args(() => SearchMessagesArgs) args: SearchMessagesArgs,
  ) {
    return searchMessages(call, args);
  }

  @Query(() => MailboxCounts, { description: 'Number of messages in each of your mailboxes.' })
  mailboxCounts(@Ctx() call: RequestContext) {
    return countMailbox(call);
  }

  @Mutation(() => MessageView, {
    description: 'Sends a message; a repeated clientKey returns the first message.',
  })
  sendMessage(
    @Ctx() call: RequestContext,
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
  ) {
    return sendMessage(call, input);
  }

  @Mutation(() => [MessageView], {
    description:
      'Sends several messages to one user in order, all or none; repeated keys as in sendMessage.',
  })
  sendMessages(
    @Ctx() call: RequestContext,
    @Arg('input', () => SendMessagesInput) input: SendMessagesInput,
  ) {
    return sendMessages(call, input);
  }

  @Mutation(() => MessageView, {
    description: 'Sends a message to the user with an e-mail address, if you may write to them.',
  })
  sendMessageToEmail(
    @Ctx() call: RequestContext,
    @Arg('input', () => SendMessageToEmailInput) input: SendMessageToEmailInput,
  ) {
    return sendMessageToEmail(call, input);
  }

  @Mutation(() => MessageView, { description: 'Marks a received message as read.' })
  markMessageRead(@Ctx() call: RequestContext, @Args(() => MessageIdArgs) args: MessageIdArgs) {
    return markMessageRead(call, args);
  }

  @Mutation(() => Int, {
    description: 'Marks all messages up to the given one as read; returns how many changed.',
  })
  markConversationRead(
    @Ctx() call: RequestContext,
    @Args(() => MarkConversationReadArgs) args: MarkConversationReadArgs,
  ) {
    return markConversationRead(call, args);
  }

  @Mutation(() => MessageView, {
    description: 'Archives a message; it stays in its conversation.',
  })
  archiveMessage(@Ctx() call: RequestContext, @Args(() => MessageIdArgs) args: MessageIdArgs) {
    return archiveMessage(call, args);
  }

  @Mutation(() => MessageView, {
    description: 'Restores an archived message.',
  })
  unarchiveMessage(@Ctx() call: RequestContext, @Args(() => MessageIdArgs) args: MessageIdArgs) {
    return unarchiveMessage(call, args);
  }

  @Mutation(() => Boolean, { description: 'Permanently deletes a message on your side.' })
  deleteMessage(@Ctx() call: RequestContext, @Args(() => MessageIdArgs) args: MessageIdArgs) {
    return deleteMessage(call, args);
  }

  @Mutation(() => Boolean, { description: 'Notifies the other participant that you are typing.' })
  setTyping(@Ctx() call: RequestContext, @Args(() => ConversationIdArgs) args: ConversationIdArgs) {
    return setTyping(call, args);
  }

  @Subscription(() => MessageEvent, {
    description: 'Changes in your conversations.',
    subscribe: ({ context }: { context: RequestContext }) => watchMessages(context),
  })
  myMessageEvents(@Ctx() call: RequestContext, @Root() event: MessageBusEvent) {
    return messageEvent(call, event);
  }
}
