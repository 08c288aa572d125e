import { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { parse } from 'graphql';
import { lastValueFrom, Observable, type Subscriber } from 'rxjs';
import registered from '../../generated/operations.json';
import { Refused, type SendRequest } from '../network/request';
import { apiSchema, faultsOf, served } from './answers';
import { noteProblem } from './problems';

type Variables = Record<string, unknown>;
type Answer = Record<string, unknown>;

/**
 * Handlers by operation name in camelCase: they return a response, throw a Refusal, or throw like a
 * dead network.
 */
export type Handlers = Record<string, (variables: Variables) => Answer | Promise<Answer>>;

/** The app's subscriptions: open, and silent unless a test publishes to them. */
const SUBSCRIPTIONS = [
  'adminEvents',
  'myCalendarEvents',
  'myCostEvents',
  'myDraftEvents',
  'myExchangeEvents',
  'myMessageEvents',
  'myRequestChanges',
  'myNotices',
  'mySwapEvents',
  'myTalkEvents',
  'myTalkEvents',
  'requestEvents',
  'swapCalendarEvents',
];

/** A response that is still pending when the test ends. */
export const onItsWay = () => new Promise<never>(() => {});

/** Thrown by a handler to respond with a GraphQL error. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code = 'BAD_USER_INPUT',
    readonly field?: string,
    /** Further data beside the error code, such as `{ secondFactor: true }`. */
    readonly facts: Record<string, true | number> = {},
  ) {
    super(message);
  }
}

/** A handler that refuses with this error. */
export const refuse =
  (...error: ConstructorParameters<typeof Refusal>) =>
  (): never => {
    throw new Refusal(...error);
  };

/** Reports an error of the fake server itself: fails the test, however the screen handles it. */
function problem(operation: string, faults: readonly string[]): Error {
  const sentence = `Fake server, ${operation}:\n  ${faults.join('\n  ')}`;
  noteProblem(sentence);
  return new Error(sentence);
}

function failure(error: unknown): ApolloLink.Result {
  if (!(error instanceof Refusal)) throw error;
  const { message, code, field, facts } = error;
  return { errors: [{ message, extensions: { code, field, ...facts } }] };
}

const isSubscription = ({ query }: ApolloLink.Operation) => {
  const definition = getMainDefinition(query);
  return 'operation' in definition && definition.operation === 'subscription';
};

const camelCase = (name = '') => name.charAt(0).toLowerCase() + name.slice(1);

let known: Set<string> | undefined;

/** The names of the web's operations, in camelCase. */
function operations(): Set<string> {
  known ??= new Set(
    Object.values(registered).map((text) => camelCase(/^\w+ (\w+)/.exec(text)?.[1])),
  );
  return known;
}

interface Listening {
  operation: ApolloLink.Operation;
  observer: Subscriber<ApolloLink.Result>;
}

/**
 * A fake network: answers operations by name, records requests, and publishes to subscriptions. The
 * test fails if an operation has no handler, or if an operation or response does not match the
 * schema.
 */
export function fakeServer(
  handlers: Handlers,
  { schema = apiSchema(), subscriptions = SUBSCRIPTIONS } = {},
) {
  for (const name of Object.keys(handlers)) {
    if (schema === apiSchema() && !operations().has(name)) {
      problem(name, ['has a handler, but web has no such operation.']);
    }
  }
  const calls: { name: string; variables: Variables }[] = [];
  const held = new Map<string, (() => void)[]>();
  const subscribers = new Map<string, Set<Listening>>();

  function checked(operation: ApolloLink.Operation, answer: Answer): ApolloLink.Result {
    const { query: document, operationName, variables } = operation;
    const { data, faults } = served(schema, { document, operationName, variables }, answer);
    if (faults.length > 0) throw problem(`${operationName}`, faults);
    return { data };
  }

  async function answer(name: string, operation: ApolloLink.Operation): Promise<ApolloLink.Result> {
    const faults = faultsOf(schema, operation.query);
    if (faults.length > 0) throw problem(name, faults);
    const handler = handlers[name];
    if (!handler) throw problem(name, ['no handler answers this operation.']);
    let answered: Answer;
    try {
      answered = await handler(operation.variables);
    } catch (error) {
      return failure(error);
    }
    return checked(operation, answered);
  }

  /** Opens a subscription; returns a function that closes it. */
  function listen(name: string, listening: Listening): () => void {
    const faults = faultsOf(schema, listening.operation.query);
    if (faults.length > 0) problem(name, faults);
    if (!subscriptions.includes(name)) problem(name, ['the fake server has no such subscription.']);
    const all = subscribers.get(name) ?? new Set();
    subscribers.set(name, all.add(listening));
    return () => void all.delete(listening);
  }

  function respond(name: string, { operation, observer }: Listening): void {
    const arrives = answer(name, operation).then(
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
  }

  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const name = camelCase(operation.operationName);
        calls.push({ name, variables: operation.variables });
        if (isSubscription(operation)) return listen(name, { operation, observer });
        return respond(name, { operation, observer });
      }),
  );

  /** Answers a page that does without Apollo Client. */
  const send: SendRequest = async ({ name: operationName, text }, variables) => {
    const name = camelCase(operationName);
    calls.push({ name, variables: variables as Variables });
    const query = parse(text);
    const result = await lastValueFrom(
      new Observable<ApolloLink.Result>((observer) =>
        respond(name, { operation: { query, operationName, variables } as never, observer }),
      ),
    );
    if (result.errors) throw new Refused(result.errors);
    return result.data as never;
  };

  return {
    link,
    send,
    /** Returns the variables of each call of an operation. */
    callsOf: (name: string) =>
      calls.filter((call) => call.name === name).map(({ variables }) => variables),
    /** Holds back the responses of an operation until they are released. */
    hold: (name: string) => void held.set(name, []),
    release(name: string) {
      const waiting = held.get(name) ?? [];
      held.delete(name);
      for (const deliver of waiting) deliver();
    },
    /** Reports to all listeners that there were events before they listened. */
    report(name: string): void {
      for (const { observer } of subscribers.get(name) ?? [])
        observer.next({
          errors: [{ message: 'Read again.', extensions: { code: 'EARLIER_EVENTS' } }],
        });
    },
    /** Publishes an event to all listeners; returns their number. */
    publish(name: string, event: Answer): number {
      const listening = [...(subscribers.get(name) ?? [])];
      for (const { operation, observer } of listening) {
        observer.next(checked(operation, event));
      }
      return listening.length;
    },
  };
}
