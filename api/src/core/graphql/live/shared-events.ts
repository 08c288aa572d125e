import * as graphql from 'graphql';
import { type RequestContext, refuseWhileViewing } from '../../request-context';
import { admitOperation } from '../root-fields';

/** The entry point of each execution, in an object so that tests can count calls. */
export const executor = { execute: graphql.execute };

/** A subscription on a socket. */
export interface SubscriptionArgs extends graphql.ExecutionArgs {
  contextValue: RequestContext;
  operation: graphql.OperationDefinitionNode;
  /** Names the document if its results are the same for all who receive an event. */
  sharedAs: string | undefined;
  /** Sends the JSON of a result to the subscriber. */
  send(json: string): Promise<void>;
}

type Events = AsyncIterableIterator<object>;
type Results = AsyncGenerator<graphql.ExecutionResult, undefined>;

/**
 * Returns true if the results of a document depend on the event alone: it has no variables, its
 * subscription is marked as shared, and every other field is a plain property of the event.
 */
export function isShareable(
  schema: graphql.GraphQLSchema,
  document: graphql.DocumentNode,
  { variableDefinitions = [] }: graphql.OperationDefinitionNode,
): boolean {
  let isPlain = variableDefinitions.length === 0;
  const types = new graphql.TypeInfo(schema);
  const Field = () => {
    const field = types.getFieldDef();
    const parent = types.getParentType();
    const isPlainHere = graphql.isObjectType(parent) && field && !field.resolve;
    const isRoot = parent === schema.getSubscriptionType();
    const isOfEvent = isRoot ? field?.extensions.shared : isPlainHere;
    if (field !== graphql.TypeNameMetaFieldDef && !isOfEvent) isPlain = false;
  };
  graphql.visit(document, graphql.visitWithTypeInfo(types, { Field }));
  return isPlain;
}

/** Returns whether the caller may still receive what they have subscribed to. */
function mayReceive({ schema, operation, contextValue: call }: SubscriptionArgs): boolean {
  try {
    refuseWhileViewing(call);
    admitOperation(schema, operation, call);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the function that executes subscriptions. A shared document is executed once for each
 * event, and its JSON sent to all who receive that event: those of one topic, which has one audience.
 */
export function createSubscribe() {
  /** The JSON of results, by event and document; undefined in place of errors. */
  const shared = new WeakMap<object, Map<string, Promise<string | undefined>>>();

  const resultOf = async (args: SubscriptionArgs, event: object) =>
    executor.execute({ ...args, rootValue: event });

  function sharedJson(args: SubscriptionArgs, event: object, name: string) {
    const ofEvent = shared.get(event) ?? new Map<string, Promise<string | undefined>>();
    shared.set(event, ofEvent);
    const json =
      ofEvent.get(name) ??
      resultOf(args, event).then((it) => (it.errors ? undefined : JSON.stringify(it)));
    ofEvent.set(name, json);
    return json;
  }

  /** Sends what is shared, and yields only results that are not. */
  async function* resultsOf(args: SubscriptionArgs, received: Events, name: string): Results {
    for await (const event of received) {
      const json = mayReceive(args) ? await sharedJson(args, event, name) : undefined;
      if (json === undefined) yield await resultOf(args, event);
      else await args.send(json);
    }
  }

  return async (
    args: SubscriptionArgs,
  ): Promise<AsyncIterable<graphql.ExecutionResult> | graphql.ExecutionResult> => {
    if (args.sharedAs === undefined) return graphql.subscribe(args);
    const source = await graphql.createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    const received = source[Symbol.asyncIterator]() as Events;
    const results = resultsOf(args, received, args.sharedAs);
    // A generator that waits for an event cannot be closed, but what it waits for can.
    results.return = async () => {
      await received.return?.();
      return { done: true, value: undefined };
    };
    return results;
  };
}
