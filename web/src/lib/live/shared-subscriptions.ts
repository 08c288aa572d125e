import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { errorCode } from '../network/error-text';
import { perClient } from './rereads';
import { REPORTED_MS, SETTLED_AFTER_MS } from './timing';

interface Listener {
  onData: (data: unknown) => void;
  /** Called where events may have been missed by what was read before a time, in ms. */
  onMissed: (before: number) => void;
}

interface Open {
  listeners: Set<Listener>;
  settlesAt: number;
  /** When the server last reported events from before it listened. */
  reportedAt: number;
  close: () => void;
}

/** The subscriptions of a client: one per document, however many components share it. */
class SharedSubscriptions {
  private readonly byDocument = new Map<DocumentNode, Open>();

  constructor(private readonly client: ApolloClient) {}

  /** Subscribes until the returned function is called. */
  listen(document: DocumentNode, listener: Listener): () => void {
    const open = this.byDocument.get(document) ?? this.open(document);
    open.listeners.add(listener);
    const left = open.settlesAt - Date.now();
    // Older answers than those that the server's reports cover, for example from the cache.
    const before = open.settlesAt - REPORTED_MS;
    const settled = () => listener.onMissed(Math.max(open.reportedAt, before));
    const timer = left > 0 ? setTimeout(settled, left) : undefined;
    return () => {
      clearTimeout(timer);
      open.listeners.delete(listener);
      if (open.listeners.size > 0) return;
      this.byDocument.delete(document);
      open.close();
    };
  }

  private open(document: DocumentNode): Open {
    const listeners = new Set<Listener>();
    let close = () => clearTimeout(timer);
    // Each in a task of its own: a page that opens many at once stays responsive.
    const timer = setTimeout(() => {
      const subscription = this.client
        .subscribe({ query: document, fetchPolicy: 'no-cache' })
        .subscribe(({ data, error }) => {
          if (data) for (const listener of listeners) listener.onData(data);
          else if (errorCode(error) === 'EARLIER_EVENTS') reported();
        });
      close = () => subscription.unsubscribe();
    });
    const settlesAt = Date.now() + SETTLED_AFTER_MS;
    const open = { listeners, settlesAt, reportedAt: 0, close: () => close() };
    // There may have been events just before the server listened.
    const reported = () => {
      open.reportedAt = Date.now();
      for (const listener of listeners) listener.onMissed(open.reportedAt);
    };
    this.byDocument.set(document, open);
    return open;
  }
}

/** The shared subscriptions of a client. */
export const subscriptionsOf = perClient((client) => new SharedSubscriptions(client));
