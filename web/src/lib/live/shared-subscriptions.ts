import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { perClient } from './per-client';
import { SETTLED_AFTER_MS } from './timing';

interface Listener {
  onData: (data: unknown) => void;
  /**
   * Called once the server certainly listens, unless it already did: earlier events may have been
   * missed.
   */
  onSettled: () => void;
}

interface Open {
  listeners: Set<Listener>;
  settlesAt: number;
  close: () => void;
}

/** The subscriptions of a client: one per document, however many components share it. */
class Events {
  private readonly byDocument = new Map<DocumentNode, Open>();

  constructor(private readonly client: ApolloClient) {}

  /** Subscribes until the returned function is called. */
  listen(document: DocumentNode, listener: Listener): () => void {
    const open = this.byDocument.get(document) ?? this.open(document);
    open.listeners.add(listener);
    const left = open.settlesAt - Date.now();
    const timer = left > 0 ? setTimeout(listener.onSettled, left) : undefined;
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
        .subscribe(({ data }) => {
          if (data) for (const listener of listeners) listener.onData(data);
        });
      close = () => subscription.unsubscribe();
    });
    const settlesAt = Date.now() + SETTLED_AFTER_MS;
    const open = { listeners, settlesAt, close: () => close() };
    this.byDocument.set(document, open);
    return open;
  }
}

/** The live events of a client. */
export const eventsOf = perClient((client) => new Events(client));
