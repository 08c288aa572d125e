import type { MessagePartsFragment } from '../../generated/graphql';
import { createClientKey } from '../../kit/client-key';
import { refusalOf } from '../../kit/error-text';

/** A message on its way: 'failed' is sent again by itself, 'refused' only by hand. */
export interface OutgoingMessage {
  clientKey: string;
  content: string;
  conversationId: number;
  createdAt: string;
  receiverId: number;
  state: 'sending' | 'failed' | 'refused' | 'sent';
}

interface OutboxOptions {
  send: (message: OutgoingMessage) => Promise<MessagePartsFragment>;
  onSent: (message: MessagePartsFragment, outgoing: OutgoingMessage) => void;
  /** Called once per message and cause, with the server's sentence if it refused. */
  onFailure: (refusal: string | undefined) => void;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  storageKey: string;
}

const LONGEST_PAUSE_MS = 5_000;
/** By then the thread shows the stored message in the place of the outgoing one. */
const SHOWN_AFTER_MS = 2_000;

/**
 * Messages that the server has not acknowledged. One at a time goes out to each person, in order
 * and under one key, again and again until the server has answered; a reload loses none.
 */
export class Outbox {
  private messages: readonly OutgoingMessage[];
  private readonly listeners = new Set<() => void>();
  private readonly inFlight = new Set<number>();
  private readonly failures = new Map<number, number>();
  private stopped = true;

  constructor(private readonly options: OutboxOptions) {
    this.messages = this.restore();
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  snapshot = () => this.messages;

  add(message: Pick<OutgoingMessage, 'content' | 'conversationId' | 'receiverId'>): void {
    const createdAt = new Date().toISOString();
    const outgoing = { ...message, clientKey: createClientKey(), createdAt };
    this.set([...this.messages, { ...outgoing, state: 'sending' }]);
    this.pump(message.receiverId);
  }

  retry(clientKey: string): void {
    this.setState(clientKey, 'sending');
    this.resume();
  }

  /** The server has the message, whether its answer or the live event told so first. */
  acknowledge(clientKey: string): void {
    if (this.find(clientKey)) {
      this.setState(clientKey, 'sent');
      setTimeout(() => this.discard(clientKey), SHOWN_AFTER_MS);
    }
  }

  discard(clientKey: string): void {
    this.set(this.messages.filter((message) => message.clientKey !== clientKey));
  }

  clear(): void {
    this.set([]);
  }

  /** Sends whatever waits, as when the connection is back. */
  resume(): void {
    this.stopped = false;
    for (const receiverId of new Set(this.messages.map((message) => message.receiverId))) {
      this.pump(receiverId);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private async pump(receiverId: number): Promise<void> {
    const next = this.messages.find(
      (message) =>
        message.receiverId === receiverId &&
        (message.state === 'sending' || message.state === 'failed'),
    );
    if (!next || this.stopped || this.inFlight.has(receiverId)) {
      return;
    }
    this.inFlight.add(receiverId);
    try {
      const stored = await this.options.send(next);
      this.failures.delete(receiverId);
      if (this.find(next.clientKey)) {
        this.options.onSent(stored, next);
        this.acknowledge(next.clientKey);
      }
    } catch (error) {
      this.fail(next, refusalOf(error));
    }
    this.inFlight.delete(receiverId);
    if (!this.failures.has(receiverId)) {
      this.pump(receiverId);
    }
  }

  private fail(message: OutgoingMessage, refusal: string | undefined) {
    const current = this.find(message.clientKey);
    if (!current || current.state === 'sent') {
      return;
    }
    if (current.state === 'sending') {
      this.options.onFailure(refusal);
    }
    if (refusal !== undefined) {
      this.failures.delete(message.receiverId);
      this.setState(message.clientKey, 'refused');
      return;
    }
    const failures = (this.failures.get(message.receiverId) ?? 0) + 1;
    this.failures.set(message.receiverId, failures);
    this.setState(message.clientKey, 'failed');
    const pause = Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures);
    setTimeout(() => this.pump(message.receiverId), pause);
  }

  private find(clientKey: string) {
    return this.messages.find((message) => message.clientKey === clientKey);
  }

  private setState(clientKey: string, state: OutgoingMessage['state']) {
    this.set(
      this.messages.map((message) =>
        message.clientKey === clientKey ? { ...message, state } : message,
      ),
    );
  }

  private set(messages: readonly OutgoingMessage[]) {
    this.messages = messages;
    const { storage, storageKey } = this.options;
    const unsent = messages.filter((message) => message.state !== 'sent');
    if (unsent.length > 0) {
      storage.setItem(storageKey, JSON.stringify(unsent));
    } else {
      storage.removeItem(storageKey);
    }
    for (const listener of this.listeners) {
      listener();
    }
  }

  private restore(): readonly OutgoingMessage[] {
    const { storage, storageKey } = this.options;
    try {
      return JSON.parse(storage.getItem(storageKey) ?? '[]');
    } catch {
      storage.removeItem(storageKey);
      return [];
    }
  }
}
