import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { perClient } from './per-client';
import { SETTLED_AFTER_MS } from './timing';

interface Listener {
  onData: (data: unknown) => void;
  /** Called once when the server surely listens, unless it did already: earlier events may have been missed. */
  onSettled: () => void;
}

interface Open {
  listeners: Set<Listener>;
  settlesAt: number;
  close: () => void;
}

/** The subscriptions of a client: one for each document, however many listen to it. */
class Events {
  private readonly byDocument = new Map<DocumentNode, Open>();

  constructor(private readonly client: ApolloClient) {}

  /** Listens until the returned function is called. */
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
    const subscription = this.client
      .subscribe({ query: document, fetchPolicy: 'no-cache' })
      .subscribe(({ data }) => {
        if (data) for (const listener of listeners) listener.onData(data);
      });
    const settlesAt = Date.now() + SETTLED_AFTER_MS;
    const open = { listeners, settlesAt, close: () => subscription.unsubscribe() };
    this.byDocument.set(document, open);
    return open;
  }
}

/** What a client hears from the server. */
export const eventsOf = perClient((client) => new Events(client));
