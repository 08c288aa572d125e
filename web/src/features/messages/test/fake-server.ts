import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import type {
  ConversationPartsFragment,
  Mailbox,
  MessagePartsFragment,
  PersonPartsFragment,
  SendMessagesInput,
  SendMessageToEmailInput,
} from '../../../generated/graphql';
import { Outage } from '../../../kit/outage';
import { messagePolicies } from '../cache-policies';

type Variables = Record<string, unknown>;
type Answer = Record<string, unknown>;

const person = (id: number, firstName: string, lastName: string): PersonPartsFragment => ({
  ...{ __typename: 'Person' },
  id,
  firstName,
  lastName,
  email: null,
});

export const OLIVIA = person(1, 'Olivia', 'Hart');
export const OMAR = person(2, 'Omar', 'Said');
export const UMA = person(3, 'Uma', 'Lind');

/** The server as Olivia's browser sees it: answers from memory, and only the network can fail. */
export class FakeServer {
  people = [OLIVIA, OMAR, UMA, person(4, 'Otto', 'Berg'), person(5, 'Oona', 'Vale')];
  messages: MessagePartsFragment[] = [];
  conversationIds = new Map<number, number>();
  /** Every operation that arrived, by name. */
  asked: { name: string; variables: Variables }[] = [];
  isDown = false;
  /** Operations whose answer waits until it is released. */
  private readonly held = new Map<string, Array<() => void>>();
  /** Operations that are refused with a sentence. */
  readonly refusals = new Map<string, string>();
  /** Operations at which the server has a fault. */
  readonly faults = new Set<string>();
  private readonly subscribers = new Set<Subscriber<ApolloLink.Result>>();
  private readonly breakListeners = new Set<() => void>();

  readonly live = {
    onReconnected: (listener: () => void) => {
      this.breakListeners.add(listener);
      return () => this.breakListeners.delete(listener);
    },
  };

  readonly link = new ApolloLink((operation) => {
    const { operationName = '', variables } = operation;
    if (operationName === 'MyMessageEvents') {
      return new Observable((observer) => {
        this.subscribers.add(observer);
        return () => this.subscribers.delete(observer);
      });
    }
    return new Observable((observer) => {
      this.asked.push({ name: operationName, variables });
      const answer = this.reply(operationName, variables);
      const deliver = () => {
        if ('error' in answer) {
          observer.error(answer.error);
          return;
        }
        observer.next({ data: answer });
        observer.complete();
      };
      const queue = this.held.get(operationName);
      if (queue) {
        queue.push(deliver);
      } else {
        setTimeout(deliver, 0);
      }
    });
  });

  createClient() {
    return new ApolloClient({
      link: this.link,
      cache: new InMemoryCache({ typePolicies: messagePolicies }),
      queryDeduplication: false,
    });
  }

  /** Stores a message without telling anybody. */
  store(content: string, from: PersonPartsFragment, to: PersonPartsFragment, more = {}) {
    const other = from.id === OLIVIA.id ? to : from;
    const conversationId = this.conversationIds.get(other.id) ?? 10 + this.conversationIds.size;
    this.conversationIds.set(other.id, conversationId);
    const id = this.messages.length + 1;
    const message: MessagePartsFragment = {
      ...{ __typename: 'Message' },
      id,
      clientKey: null,
      content,
      conversationId,
      createdAt: new Date(Date.now() - 3_600_000 + id * 1_000).toISOString(),
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

  /** Stores a message and sends its live event, as a committed send does. */
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
    for (const subscriber of this.subscribers) {
      subscriber.next({ data: { myMessageEvents: { ...myMessageEvents, ...event } } });
    }
  }

  reconnected() {
    for (const listener of this.breakListeners) {
      listener();
    }
  }

  hold(name: string) {
    this.held.set(name, []);
  }

  release(name: string) {
    const waiting = this.held.get(name) ?? [];
    this.held.delete(name);
    for (const deliver of waiting) {
      deliver();
    }
  }

  countOf(name: string) {
    return this.asked.filter((operation) => operation.name === name).length;
  }

  private reply(name: string, variables: Variables): Answer {
    if (this.isDown) {
      return { error: new Outage() };
    }
    const refusal = this.refusals.get(name);
    if (refusal) {
      const extensions = { code: 'BAD_USER_INPUT' };
      return {
        error: new CombinedGraphQLErrors({ errors: [{ message: refusal, extensions }] }),
      };
    }
    if (this.faults.has(name)) {
      const fault = { message: 'Internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
      return { error: new CombinedGraphQLErrors({ errors: [fault] }) };
    }
    const answer = this.answers[name];
    if (!answer) {
      throw new Error(`The fake server does not know ${name}.`);
    }
    return answer(variables);
  }

  private readonly answers: Record<string, (variables: Variables) => Answer> = {
    MailboxCounts: () => ({
      mailboxCounts: {
        __typename: 'MailboxCounts',
        unread: this.box('UNREAD').length,
        read: this.box('READ').length,
        sent: this.box('SENT').length,
        archived: this.box('ARCHIVED').length,
      },
    }),
    Mailbox: ({ box, before, first }) => ({
      mailbox: page(this.box(box as Mailbox), before, first),
    }),
    Conversations: () => {
      const items = [...this.conversationIds.keys()]
        .map((personId) => this.conversation(personId))
        .filter((conversation) => conversation !== null)
        .sort((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt));
      const conversations = { __typename: 'ConversationPage', items, nextCursor: null };
      return { conversations: { ...conversations, total: items.length } };
    },
    ConversationWith: ({ personId }) => ({
      conversationWith: this.conversation(personId as number),
    }),
    ConversationMessages: ({ conversationId, before, first }) => ({
      conversationMessages: page(
        this.messages.filter((message) => message.conversationId === conversationId),
        before,
        first,
      ),
    }),
    SearchPeople: ({ text }) => ({
      searchPeople: this.people.filter(
        ({ id, firstName }) =>
          id !== OLIVIA.id && firstName.toLowerCase().includes(String(text).toLowerCase()),
      ),
    }),
    SendMessages: ({ input }) => {
      const { messages, receiverId } = input as SendMessagesInput;
      const receiver = this.people.find(({ id }) => id === receiverId) ?? OMAR;
      const sendMessages = messages.map(({ clientKey, content }) => {
        const known = this.messages.find((message) => message.clientKey === clientKey);
        return known ?? this.store(content, OLIVIA, receiver, { clientKey });
      });
      return { sendMessages };
    },
    SendMessageToEmail: ({ input }) => ({
      sendMessageToEmail: this.store((input as SendMessageToEmailInput).content, OLIVIA, OMAR),
    }),
    MarkMessageRead: ({ id }) => ({ markMessageRead: this.change(id, { isRead: true }) }),
    ArchiveMessage: ({ id }) => ({ archiveMessage: this.change(id, { isArchived: true }) }),
    UnarchiveMessage: ({ id }) => ({ unarchiveMessage: this.change(id, { isArchived: false }) }),
    DeleteMessage: ({ id }) => {
      this.messages = this.messages.filter((message) => message.id !== id);
      return { deleteMessage: true };
    },
    MarkConversationRead: ({ conversationId, upToMessageId }) => {
      const unread = this.messages.filter(
        (message) =>
          message.conversationId === conversationId &&
          message.receiverId === OLIVIA.id &&
          message.id <= Number(upToMessageId),
      );
      for (const { id } of unread) {
        this.change(id, { isRead: true });
      }
      return { markConversationRead: unread.length };
    },
    SetTyping: () => ({ setTyping: true }),
  };

  private change(id: unknown, change: Partial<MessagePartsFragment>) {
    this.messages = this.messages.map((message) =>
      message.id === id ? { ...message, ...change } : message,
    );
    return this.messages.find((message) => message.id === id);
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

  private conversation(personId: number): ConversationPartsFragment | null {
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

/** One page, newest first, as the server cuts it. */
function page(oldestFirst: readonly MessagePartsFragment[], before: unknown, first: unknown) {
  const upper = typeof before === 'number' ? before : Number.POSITIVE_INFINITY;
  const rest = oldestFirst.filter((message) => message.id < upper).toReversed();
  const items = rest.slice(0, Number(first ?? 20));
  const nextCursor = rest.length > items.length ? (items.at(-1)?.id ?? null) : null;
  return { __typename: 'MessagePage', items, nextCursor };
}
