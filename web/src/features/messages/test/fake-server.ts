import { ApolloClient, InMemoryCache } from '@apollo/client';
import type {
  ConversationPartsFragment,
  Mailbox,
  MessagePartsFragment,
  PersonPartsFragment,
  SendMessagesInput,
  SendMessageToEmailInput,
} from '../../../generated/graphql';
import { idOrder } from '../../../lib/list/newest-first';
import { rereadsOf } from '../../../lib/live/rereads';
import { Outage } from '../../../lib/network/outage';
import { fakeServer, type Handlers, Refusal } from '../../../lib/test/fake-server';
import { pageEnd } from '../../../lib/test/page-end';
import { messagePolicies } from '../sync/cache-policies';

type Variables = Record<string, unknown>;

const person = (id: string, firstName: string, lastName: string): PersonPartsFragment => ({
  ...{ __typename: 'Person' },
  id,
  firstName,
  lastName,
  ...{ email: null, profileImageUrl: null },
});

/** The server's response to a failing operation. */
export const FAULT = new Refusal('Internal error', 'INTERNAL_SERVER_ERROR');

export const OLIVIA = person('1', 'Olivia', 'Hart');
export const OMAR = person('2', 'Omar', 'Said');
export const UMA = person('3', 'Uma', 'Lind');

/** The server as Olivia's browser sees it: responds from memory; only the network can fail. */
export class FakeServer {
  people = [OLIVIA, OMAR, UMA, person('4', 'Otto', 'Berg'), person('5', 'Oona', 'Vale')];
  messages: MessagePartsFragment[] = [];
  conversationIds = new Map<string, string>();
  /** No response reaches the browser. */
  isDown = false;
  /** The failing operations and their errors. */
  readonly failures = new Map<string, Refusal>();
  private readonly reconnectListeners = new Set<() => void>();

  readonly live = {
    onReconnected: (listener: () => void) => {
      this.reconnectListeners.add(listener);
      return () => this.reconnectListeners.delete(listener);
    },
  };

  /** A client that catches up after a lost connection, as the app's does. */
  createClient() {
    const client = new ApolloClient({
      link: this.network.link,
      cache: new InMemoryCache({ typePolicies: messagePolicies }),
      queryDeduplication: false,
    });
    this.live.onReconnected(() => rereadsOf(client).everything());
    return client;
  }

  /** Stores a message without publishing an event. */
  store(content: string, from: PersonPartsFragment, to: PersonPartsFragment, more = {}) {
    const other = from.id === OLIVIA.id ? to : from;
    const conversationId =
      this.conversationIds.get(other.id) ?? String(10 + this.conversationIds.size);
    this.conversationIds.set(other.id, conversationId);
    const place = this.messages.length + 1;
    const message: MessagePartsFragment = {
      ...{ __typename: 'Message' },
      id: String(place),
      clientKey: null,
      content,
      conversationId,
      createdAt: new Date(Date.now() - 3_600_000 + place * 1_000).toISOString(),
      isArchived: false,
      isRead: false,
      senderId: from.id,
      receiverId: to.id,
      sender: from,
      receiver: to,
      ...more,
    };
    this.messages.push(message);
    return message;
  }

  /** Stores a message and publishes its live event, as a committed send does. */
  deliver(content: string, from: PersonPartsFragment, to: PersonPartsFragment, more = {}) {
    const message = this.store(content, from, to, more);
    this.emit({ kind: 'SENT', conversationId: message.conversationId, personId: from.id, message });
    return message;
  }

  emit(event: Variables) {
    const myMessageEvents = {
      __typename: 'MessageEvent',
      fromMessageId: null,
      upToMessageId: null,
      message: null,
    };
    this.network.publish('myMessageEvents', { myMessageEvents: { ...myMessageEvents, ...event } });
  }

  reconnected() {
    for (const listener of this.reconnectListeners) {
      listener();
    }
  }

  /** The unread messages of houses. */
  unreadInTalks = 0;

  private readonly answers: Handlers = {
    mailboxCounts: () => ({
      mailboxCounts: {
        __typename: 'MailboxCounts',
        unread: this.box('UNREAD').length,
        read: this.box('READ').length,
        sent: this.box('SENT').length,
        archived: this.box('ARCHIVED').length,
        unreadInTalks: this.unreadInTalks,
      },
    }),
    mailbox: ({ box, before, first }) => ({
      mailbox: page(this.box(box as Mailbox), before, first),
    }),
    conversations: () => {
      const items = [...this.conversationIds.keys()]
        .map((personId) => this.conversation(personId))
        .filter((conversation) => conversation !== null)
        .sort((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt));
      const conversations = { __typename: 'ConversationPage', items, ...pageEnd(null) };
      return { conversations: { ...conversations, total: items.length } };
    },
    unreadConversations: () => {
      const unread = this.box('UNREAD');
      const newest = new Map(unread.map((message) => [message.conversationId, message]));
      const items = [...newest.values()].map((message) => ({
        __typename: 'UnreadConversation',
        newest: message,
        unreadCount: unread.filter((one) => one.conversationId === message.conversationId).length,
      }));
      const page = { __typename: 'UnreadConversationPage', items, ...pageEnd(null) };
      return { unreadConversations: page };
    },
    person: ({ id }) => ({ person: this.people.find((one) => one.id === String(id)) ?? null }),
    conversationWith: ({ personId }) => ({
      conversationWith: this.conversation(String(personId)),
    }),
    conversationMessages: ({ conversationId, before, first }) => ({
      conversationMessages: page(this.thread(conversationId), before, first),
    }),
    messagesAround: ({ conversationId, around, before, after, first }) => {
      const thread = this.thread(conversationId);
      const conversationMessages = before
        ? { ...page(thread, before, first), newerCursor: null }
        : pageAround(thread, String(after ?? around), !after);
      return { conversationMessages };
    },
    searchMessages: ({ text, before, first }) => ({
      searchMessages: page(
        this.messages.filter(({ content }) => content.includes(String(text))),
        before,
        first,
      ),
    }),
    searchPeople: ({ text }) => ({
      searchPeople: this.people.filter(
        ({ id, firstName }) =>
          id !== OLIVIA.id && firstName.toLowerCase().includes(String(text).toLowerCase()),
      ),
    }),
    sendMessages: ({ input }) => {
      const { messages, receiverId } = input as SendMessagesInput;
      const receiver = this.people.find(({ id }) => id === receiverId) ?? OMAR;
      const sendMessages = messages.map(({ clientKey, content }) => {
        const known = this.messages.find((message) => message.clientKey === clientKey);
        return known ?? this.store(content, OLIVIA, receiver, { clientKey });
      });
      return { sendMessages };
    },
    sendMessageToEmail: ({ input }) => ({
      sendMessageToEmail: this.store((input as SendMessageToEmailInput).content, OLIVIA, OMAR),
    }),
    markMessageRead: ({ id }) => ({ markMessageRead: this.change(id, { isRead: true }) }),
    archiveMessage: ({ id }) => ({ archiveMessage: this.change(id, { isArchived: true }) }),
    unarchiveMessage: ({ id }) => ({ unarchiveMessage: this.change(id, { isArchived: false }) }),
    deleteMessage: ({ id }) => {
      this.messages = this.messages.filter((message) => message.id !== id);
      return { deleteMessage: true };
    },
    markConversationRead: ({ conversationId, upToMessageId }) => {
      const unread = this.messages.filter(
        (message) =>
          message.conversationId === conversationId &&
          message.receiverId === OLIVIA.id &&
          idOrder(message.id) <= Number(upToMessageId),
      );
      for (const { id } of unread) {
        this.change(id, { isRead: true });
      }
      return { markConversationRead: unread.length };
    },
    setTyping: () => ({ setTyping: true }),
  };

  private readonly network = fakeServer(
    Object.fromEntries(
      Object.entries(this.answers).map(([name, answer]) => [
        name,
        (variables: Variables) => {
          const failure = this.isDown ? new Outage() : this.failures.get(name);
          if (failure) throw failure;
          return answer(variables);
        },
      ]),
    ),
  );
  readonly callsOf = this.network.callsOf;
  readonly hold = this.network.hold;
  readonly release = this.network.release;

  /** Publishes an event of a house’s conversation. */
  hear(myTalkEvents: Variables) {
    this.network.publish('myTalkEvents', { myTalkEvents });
  }

  private change(id: unknown, change: Partial<MessagePartsFragment>) {
    this.messages = this.messages.map((message) =>
      message.id === id ? { ...message, ...change } : message,
    );
    return this.messages.find((message) => message.id === id);
  }

  private thread(conversationId: unknown) {
    return this.messages.filter((message) => message.conversationId === conversationId);
  }

  private box(box: Mailbox) {
    return this.messages.filter((message) => {
      const isSent = message.senderId === OLIVIA.id;
      if (box === 'ARCHIVED') return message.isArchived;
      return (
        !message.isArchived &&
        (box === 'SENT' ? isSent : !isSent && message.isRead === (box === 'READ'))
      );
    });
  }

  private conversation(personId: string): ConversationPartsFragment | null {
    const id = this.conversationIds.get(personId);
    const messages = this.messages.filter((message) => message.conversationId === id);
    const last = messages.at(-1);
    const other = this.people.find((candidate) => candidate.id === personId);
    if (!id || !last || !other) {
      return null;
    }
    const unreadCount = messages.filter(
      (message) => message.receiverId === OLIVIA.id && !message.isRead,
    ).length;
    return {
      ...{ __typename: 'Conversation' },
      id,
      participant1Id: OLIVIA.id,
      participant2Id: personId,
      lastMessage: last.content,
      lastActivityAt: last.createdAt,
      unreadCount,
      person: other,
    };
  }
}

/** Two messages after the one with the id, and two that end with it, as the server returns them. */
function pageAround(oldestFirst: readonly MessagePartsFragment[], id: string, isFirst: boolean) {
  const at = oldestFirst.findIndex((message) => message.id === id);
  const older = isFirst ? oldestFirst.slice(Math.max(0, at - 1), at + 1) : [];
  const newer = oldestFirst.slice(at + 1, at + 3);
  return {
    __typename: 'MessagePage',
    items: [...older, ...newer].toReversed(),
    ...pageEnd(at > 1 && isFirst ? (older[0]?.id ?? null) : null),
    newerCursor: at + 3 < oldestFirst.length ? (newer.at(-1)?.id ?? null) : null,
  };
}

/** One page, newest first, as the server returns it. */
function page(oldestFirst: readonly MessagePartsFragment[], before: unknown, first: unknown) {
  const upper = typeof before === 'string' ? idOrder(before) : Number.POSITIVE_INFINITY;
  const rest = oldestFirst.filter((message) => idOrder(message.id) < upper).toReversed();
  const items = rest.slice(0, Number(first ?? 20));
  const nextCursor = rest.length > items.length ? (items.at(-1)?.id ?? null) : null;
  return { __typename: 'MessagePage', items, ...pageEnd(nextCursor) };
}
