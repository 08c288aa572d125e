import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import {
  ConversationMessagesDocument,
  ConversationsDocument,
  ConversationWithDocument,
  MailboxCountsDocument,
  MailboxDocument,
  type MessagePartsFragment,
  type MyMessageEventsSubscription,
  SendMessagesDocument,
  UnreadConversationsDocument,
} from '../../../generated/graphql';
import { evictPages } from '../../../lib/list/cached-page';
import { rereadsOf } from '../../../lib/live/rereads';
import { MessageDrafts } from '../../../lib/outbox/message-drafts';
import { Outbox } from '../../../lib/outbox/outbox';
import { NEW_CONVERSATION_ID } from '../compose/limits';
import { Arrivals } from './arrivals';
import {
  cacheConversation,
  clearLiveMessages,
  insertMessage,
  type ReadUpTo,
  showAsRead,
} from './cache-updates';
import type { Letter, OutgoingMessage } from './outgoing-message';
import { TypingStore } from './typing-store';

/** Queries whose order and counts only the server knows. */
const LISTS = [
  ConversationsDocument,
  ConversationWithDocument,
  MailboxDocument,
  MailboxCountsDocument,
  UnreadConversationsDocument,
];
const ALL_QUERIES = [...LISTS, ConversationMessagesDocument];

/** The server's maximum batch size (SendMessagesInput). */
const MOST_AT_ONCE = 20;

type MessageEvent = MyMessageEventsSubscription['myMessageEvents'];

interface MessageSyncOptions {
  client: ApolloClient;
  /** Calls back when events may have been missed. */
  live: { onReconnected(listener: () => void): () => void };
  userId: string;
  /** Called when the last outgoing message has been delivered. */
  onAllSent: () => void;
  /** Called when a message could not be sent, with the server's reason if it refused. */
  onSendFailure: (refusal: string | undefined) => void;
}

/**
 * Keeps the signed-in user's messages up to date while the app is open. Events are merged into
 * loaded conversations; lists and counts are refetched, never computed here.
 */
export class MessageSync {
  readonly outbox: Outbox<Letter, MessagePartsFragment>;
  readonly drafts: MessageDrafts;
  readonly typing = new TypingStore();
  readonly arrivals = new Arrivals();
  /** Ids of the messages already received, whether in a response or an event. */
  private readonly arrivedIds = new Set<string>();
  /** The last message that each participant has read, from an answer or an event. */
  private readonly readings = new Set<string>();

  constructor(private readonly options: MessageSyncOptions) {
    this.drafts = new MessageDrafts(window.localStorage, `fairweek-drafts-${options.userId}`);
    this.outbox = new Outbox({
      laneOf: ({ receiverId }) => receiverId,
      mostAtOnce: MOST_AT_ONCE,
      send: (messages) => this.send(messages),
      onAllSent: options.onAllSent,
      onSent: (stored, outgoing) => this.sent(stored, outgoing),
      onFailure: options.onSendFailure,
      storage: window.sessionStorage,
      storageKey: `fairweek-outbox-${options.userId}`,
    });
  }

  /** Sends queued messages until the returned function is called. */
  start(): () => void {
    this.outbox.resume();
    const stopListening = this.options.live.onReconnected(() => {
      this.evictClosedThreads();
      this.outbox.resume();
    });
    const clearAll = () => {
      this.outbox.clear();
      this.drafts.clear();
    };
    window.addEventListener('force-logout', clearAll);
    return () => {
      window.removeEventListener('force-logout', clearAll);
      stopListening();
      this.outbox.stop();
    };
  }

  /** Refetches lists, counts and the open thread, e.g. after one of the user's actions. */
  refresh = () => this.reread(ALL_QUERIES);

  /** Applies an event and returns the queries to refetch; null (missed events) refetches all. */
  applyEvent = (event: MessageEvent | null): readonly DocumentNode[] => {
    if (!event) return ALL_QUERIES;
    const { conversationId, kind, message, personId, fromMessageId, upToMessageId } = event;
    if (kind === 'TYPING') {
      if (personId !== this.options.userId) this.typing.heard(conversationId);
      return [];
    }
    if (kind === 'SENT' && message) return this.arrived(message);
    if (kind === 'READ' && fromMessageId !== null && upToMessageId !== null) {
      return this.read({ conversationId, readerId: personId, fromMessageId, upToMessageId });
    }
    clearLiveMessages(this.options.client.cache, conversationId);
    return ALL_QUERIES;
  };

  /** The server has stored a message that was not sent by the outbox. */
  stored = (message: MessagePartsFragment) => this.reread(this.arrived(message));

  /** The server has recorded how far the user has read a conversation. */
  noteRead = (conversationId: string, upToMessageId: string) => {
    const readerId = this.options.userId;
    this.reread(this.read({ conversationId, readerId, fromMessageId: '0', upToMessageId }));
  };

  private reread(documents: readonly DocumentNode[]) {
    rereadsOf(this.options.client).request(documents);
  }

  private read(read: ReadUpTo): readonly DocumentNode[] {
    showAsRead(this.options.client.cache, read);
    // My own event finds what the answer has shown already, or the other way round.
    const reading = [read.conversationId, read.readerId, read.upToMessageId].join();
    if (this.readings.has(reading)) return [];
    this.readings.add(reading);
    return LISTS;
  }

  private arrived(message: MessagePartsFragment): readonly DocumentNode[] {
    if (this.arrivedIds.has(message.id)) return [];
    this.arrivedIds.add(message.id);
    const isPlaced = insertMessage(this.options.client.cache, message);
    if (message.clientKey) this.outbox.acknowledge(message.clientKey);
    if (message.senderId !== this.options.userId) {
      this.typing.ended(message.conversationId);
      this.arrivals.heard(message);
    }
    const isMissing = !isPlaced && this.openThreads().includes(message.conversationId);
    return isMissing ? ALL_QUERIES : LISTS;
  }

  private async send(messages: readonly OutgoingMessage[]): Promise<MessagePartsFragment[]> {
    const last = messages.at(-1);
    if (!last) return [];
    const { receiverId, conversationId } = last;
    const contents = messages.map(({ clientKey, content }) => ({ clientKey, content }));
    const { data } = await this.options.client.mutate({
      mutation: SendMessagesDocument,
      variables: { input: { receiverId, conversationId, messages: contents } },
    });
    if (!data) {
      throw new Error('The server gave no answer.');
    }
    return data.sendMessages;
  }

  private sent(stored: MessagePartsFragment, outgoing: OutgoingMessage) {
    if (outgoing.conversationId === NEW_CONVERSATION_ID) {
      cacheConversation(this.options.client.cache, stored);
    }
    this.stored(stored);
  }

  /** The conversations that are displayed, loaded or loading. */
  private openThreads(): string[] {
    return [...this.options.client.getObservableQueries('active')]
      .filter(({ queryName }) => queryName === 'ConversationMessages')
      .map(({ variables }) => variables.conversationId);
  }

  /** Evicts threads that are not displayed; they would otherwise keep a gap of missed messages. */
  private evictClosedThreads() {
    const open = this.openThreads().map((conversationId) => ({ conversationId }));
    evictPages(this.options.client.cache, 'conversationMessages', open);
  }
}
