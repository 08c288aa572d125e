import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  type OperationDefinitionNode,
  subscribe,
  TypeInfo,
  TypeNameMetaFieldDef,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type RequestContext, refuseWhileViewing } from '../../request-context';
import { admitOperation } from '../root-fields';

/** The entry point of each execution, in an object so that tests can count calls. */
export const executor = { execute };

/** A subscription on a socket. */
export interface SubscriptionArgs extends ExecutionArgs {
  contextValue: RequestContext;
  operation: OperationDefinitionNode;
  /** Names the document if its results are the same for all who receive an event. */
  sharedAs: string | undefined;
  /** Sends the JSON of a result to the subscriber. */
  send(json: string): Promise<void>;
}

type Events = AsyncIterableIterator<object>;
type Results = AsyncGenerator<ExecutionResult, undefined>;

/**
 * Returns true if the results of a document depend on the event alone: it has no variables, its
 * subscription is marked as shared, and every other field is a plain property of the event.
 */
export function isShareable(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): boolean {
  let isPlain = variableDefinitions.length === 0;
  const types = new TypeInfo(schema);
  const isPlainField = () => {
    const field = types.getFieldDef();
    if (field === TypeNameMetaFieldDef) return true;
    const isRoot = types.getParentType() === schema.getSubscriptionType();
    return isRoot ? field?.extensions.shared === true : field != null && !field.resolve;
  };
  const Field = () => {
    isPlain &&= isPlainField();
  };
  visit(document, visitWithTypeInfo(types, { Field }));
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

  const jsonOf = async (args: SubscriptionArgs, event: object) => {
    const result = await resultOf(args, event);
    return result.errors ? undefined : JSON.stringify(result);
  };

  function sharedJson(args: SubscriptionArgs, event: object, name: string) {
    const ofEvent = shared.get(event) ?? new Map<string, Promise<string | undefined>>();
    shared.set(event, ofEvent);
    const json = ofEvent.get(name) ?? jsonOf(args, event);
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
  ): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> => {
    if (args.sharedAs === undefined) return subscribe(args);
    const source = await createSourceEventStream(args);
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
