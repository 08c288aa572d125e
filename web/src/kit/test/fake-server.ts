import { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { Observable, type Subscriber } from 'rxjs';

type Variables = Record<string, unknown>;
type Answer = Record<string, unknown>;

/** What the fake server does with an operation, by its name in camelCase: answer, throw a Refusal, or throw as a dead network does. */
export type Handlers = Record<string, (variables: Variables) => Answer | Promise<Answer>>;

/** Thrown by a handler to answer with a GraphQL error. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code = 'BAD_USER_INPUT',
    readonly field?: string,
  ) {
    super(message);
  }
}

function failure(error: unknown): ApolloLink.Result {
  if (!(error instanceof Refusal)) throw error;
  const { message, code, field } = error;
  return { errors: [{ message, extensions: { code, field } }] };
}

const isSubscription = ({ query }: ApolloLink.Operation) => {
  const definition = getMainDefinition(query);
  return 'operation' in definition && definition.operation === 'subscription';
};

/**
 * The network of a test: answers operations by name, keeps silent on the rest, notes what was asked,
 * and publishes to subscriptions.
 */
export function fakeServer(handlers: Handlers) {
  const calls: { name: string; variables: Variables }[] = [];
  const held = new Map<string, (() => void)[]>();
  const subscribers = new Map<string, Set<Subscriber<ApolloLink.Result>>>();

  async function answer(name: string, variables: Variables): Promise<ApolloLink.Result> {
    const handler = handlers[name];
    if (!handler) return new Promise(() => {});
    try {
      return { data: await handler(variables) };
    } catch (error) {
      return failure(error);
    }
  }

  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { operationName = '', variables } = operation;
        const name = operationName.charAt(0).toLowerCase() + operationName.slice(1);
        calls.push({ name, variables });
        if (isSubscription(operation) && !handlers[name]) {
          const listening = subscribers.get(name) ?? new Set();
          subscribers.set(name, listening.add(observer));
          return () => listening.delete(observer);
        }
        const arrives = answer(name, variables).then(
          (result) => () => {
            observer.next(result);
            observer.complete();
          },
          (error) => () => observer.error(error),
        );
        const deliver = () => void arrives.then((arrive) => arrive());
        const queue = held.get(name);
        if (queue) queue.push(deliver);
        else deliver();
        return undefined;
      }),
  );

  return {
    link,
    /** The variables of each call of an operation. */
    callsOf: (name: string) =>
      calls.filter((call) => call.name === name).map(({ variables }) => variables),
    /** Keeps back what the operation is answered from now on, until it is released. */
    hold: (name: string) => void held.set(name, []),
    release(name: string) {
      const waiting = held.get(name) ?? [];
      held.delete(name);
      for (const deliver of waiting) deliver();
    },
    /** Sends an event to all who listen; answers how many do. */
    publish(name: string, data: Answer): number {
      const listening = [...(subscribers.get(name) ?? [])];
      for (const subscriber of listening) subscriber.next({ data });
      return listening.length;
    },
  };
}
