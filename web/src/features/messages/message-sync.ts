import type { ApolloClient } from '@apollo/client';
import {
  type MessagePartsFragment,
  MyMessageEventsDocument,
  type MyMessageEventsSubscription,
  SendMessagesDocument,
} from '../../generated/graphql';
import { forgetLive, insertMessage, rememberConversation, showAsRead } from './cache-updates';
import { NEW_CONVERSATION_ID } from './limits';
import { MessageDrafts } from './message-drafts';
import { Outbox, type OutgoingMessage } from './outbox';
import { Reconciler } from './reconciler';
import { TypingStore } from './typing';

/** By then the server listens for a subscription that was sent with the first queries. */
const SETTLED_AFTER_MS = 1_000;

type MessageEvent = MyMessageEventsSubscription['myMessageEvents'];

interface MessageSyncOptions {
  client: ApolloClient;
  /** Tells when events may have been missed. */
  live: { onReconnected(listener: () => void): () => void };
  userId: number;
  /** Called when the last of the messages that were on their way has arrived. */
  onAllSent: () => void;
  /** Called when a message could not be sent, with the server's sentence if it refused. */
  onSendFailure: (refusal: string | undefined) => void;
}

/** Everything that keeps one signed-in person's messages right while the app is open. */
export class MessageSync {
  readonly outbox: Outbox;
  readonly drafts: MessageDrafts;
  readonly typing = new TypingStore();
  private readonly reconciler: Reconciler;

  constructor(private readonly options: MessageSyncOptions) {
    this.reconciler = new Reconciler(options.client);
    this.drafts = new MessageDrafts(window.localStorage, `fairweek-drafts-${options.userId}`);
    this.outbox = new Outbox({
      send: (messages) => this.send(messages),
      onAllSent: options.onAllSent,
      onSent: (stored, outgoing) => this.sent(stored, outgoing),
      onFailure: options.onSendFailure,
      storage: window.sessionStorage,
      storageKey: `fairweek-outbox-${options.userId}`,
    });
  }

  /** Listens until the returned function is called. */
  start(): () => void {
    const { client, live } = this.options;
    this.reconciler.start();
    this.outbox.resume();
    const events = client
      .subscribe({ query: MyMessageEventsDocument, fetchPolicy: 'no-cache' })
      .subscribe(({ data }) => {
        if (data) {
          this.handle(data.myMessageEvents);
        }
      });
    const forgetBreaks = live.onReconnected(() => {
      this.forgetClosedThreads();
      this.reconciler.request('everything');
      this.outbox.resume();
    });
    const forgetAll = () => {
      this.outbox.clear();
      this.drafts.clear();
    };
    window.addEventListener('force-logout', forgetAll);
    const settled = setTimeout(() => this.refresh(), SETTLED_AFTER_MS);
    return () => {
      clearTimeout(settled);
      window.removeEventListener('force-logout', forgetAll);
      forgetBreaks();
      events.unsubscribe();
      this.reconciler.stop();
      this.outbox.stop();
    };
  }

  /** Reads lists, counts and the open thread again, as after something I did. */
  refresh = () => this.reconciler.request('messages');

  private handle(event: MessageEvent) {
    const { cache } = this.options.client;
    const { conversationId, kind, message, personId, fromMessageId, upToMessageId } = event;
    if (kind === 'TYPING') {
      if (personId !== this.options.userId) {
        this.typing.heard(conversationId);
      }
      return;
    }
    if (kind === 'SENT' && message) {
      this.arrived(message);
    }
    if (kind === 'READ' && fromMessageId !== null && upToMessageId !== null) {
      showAsRead(cache, { conversationId, readerId: personId, fromMessageId, upToMessageId });
    }
    if (kind === 'CHANGED') {
      forgetLive(cache, conversationId);
    }
    this.refresh();
  }

  private arrived(message: MessagePartsFragment) {
    insertMessage(this.options.client.cache, message);
    if (message.clientKey) {
      this.outbox.acknowledge(message.clientKey);
    }
    if (message.senderId !== this.options.userId) {
      this.typing.ended(message.conversationId);
    }
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
    const { cache } = this.options.client;
    if (outgoing.conversationId === NEW_CONVERSATION_ID) {
      rememberConversation(cache, stored);
    } else {
      insertMessage(cache, stored);
    }
    this.refresh();
  }

  /** A thread that is not on screen would hide what was missed below what arrives next. */
  private forgetClosedThreads() {
    const { client } = this.options;
    const open = new Set(
      [...client.getObservableQueries('active')]
        .filter((query) => query.queryName === 'ConversationMessages')
        .map((query) => JSON.stringify({ conversationId: query.variables.conversationId })),
    );
    client.cache.modify<Record<string, unknown>>({
      id: 'ROOT_QUERY',
      fields: {
        conversationMessages: (page, { storeFieldName, DELETE }) =>
          open.has(storeFieldName.replace('conversationMessages:', '')) ? page : DELETE,
      },
    });
  }
}
