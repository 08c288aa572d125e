import { Int, Resolver } from 'type-graphql';
import { watchOwn } from '../../core/events/watch';
import {
  Describe,
  itemsOf,
  Mutation,
  PersonalSubscription,
  Query,
  QueryOrNull,
} from '../../core/graphql/operations';
import { MessageEvent, messagesTopic } from './message.events';
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
import { messageEvent } from './use-cases/message-event';
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

@Resolver()
export class MessagesResolver {
  @Query(ConversationPage, { args: ConversationsArgs })
  @Describe('Your conversations, most recently active first.')
  conversations = itemsOf(listConversations);

  @Query(UnreadConversationPage, { args: ConversationsArgs })
  @Describe('Your conversations with unread messages, most recently active first.')
  unreadConversations = listUnreadConversations;

  @QueryOrNull(ConversationView, { args: PersonIdArgs })
  @Describe('Your conversation with a user; null if there is none yet.')
  conversationWith = findConversationWith;

  @Query(MessagePage, { args: ConversationMessagesArgs })
  @Describe('Messages of one of your conversations, newest first.')
  conversationMessages = itemsOf(readConversation);

  @Query(MessagePage, { args: MailboxArgs })
  @Describe('Messages in one of your mailboxes, newest first.')
  mailbox = itemsOf(readMailbox);

  @Query(MessagePage, { args: SearchMessagesArgs })
  @Describe('The messages of your conversations that contain words, newest first.')
  searchMessages = searchMessages;

  @Query(MailboxCounts)
  @Describe('Number of messages in each of your mailboxes.')
  mailboxCounts = countMailbox;

  @Mutation(MessageView, { input: SendMessageInput })
  @Describe('Sends a message; a repeated clientKey returns the first message.')
  sendMessage = sendMessage;

  @Mutation([MessageView], { input: SendMessagesInput })
  @Describe(
    'Sends several messages to one user in order, all or none; repeated keys as in sendMessage.',
  )
  sendMessages = sendMessages;

  @Mutation(MessageView, { input: SendMessageToEmailInput })
  @Describe('Sends a message to the user with an e-mail address, if you may write to them.')
  sendMessageToEmail = sendMessageToEmail;

  @Mutation(MessageView, { args: MessageIdArgs })
  @Describe('Marks a received message as read.')
  markMessageRead = markMessageRead;

  @Mutation(Int, { args: MarkConversationReadArgs })
  @Describe('Marks all messages up to the given one as read; returns how many changed.')
  markConversationRead = markConversationRead;

  @Mutation(MessageView, { args: MessageIdArgs })
  @Describe('Archives a message; it stays in its conversation.')
  archiveMessage = archiveMessage;

  @Mutation(MessageView, { args: MessageIdArgs })
  @Describe('Restores an archived message.')
  unarchiveMessage = unarchiveMessage;

  @Mutation(Boolean, { args: MessageIdArgs })
  @Describe('Permanently deletes a message on your side.')
  deleteMessage = deleteMessage;

  @Mutation(Boolean, { args: ConversationIdArgs })
  @Describe('Notifies the other participant that you are typing.')
  setTyping = setTyping;

  @PersonalSubscription(MessageEvent, watchOwn(messagesTopic))
  @Describe('Changes in your conversations.')
  myMessageEvents = messageEvent;
}
