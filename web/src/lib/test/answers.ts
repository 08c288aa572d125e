import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isScalarType,
  validate,
} from 'graphql';

type Answer = Record<string, unknown>;

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

function momentOf(value: unknown): unknown {
  if (typeof value === 'string' && ISO_MOMENT.test(value)) return value;
  throw new TypeError(`DateTimeISO cannot represent ${JSON.stringify(value)}`);
}

function idOf(value: unknown): unknown {
  if (typeof value === 'string') return value;
  throw new TypeError(`ID cannot represent ${JSON.stringify(value)}`);
}

/** Where a scalar reads more than it writes. */
const WRITTEN: Record<string, (value: unknown) => unknown> = { DateTimeISO: momentOf, ID: idOf };

/** A schema whose scalars accept no value of another type, such as '3' for 3. */
export function strictSchema(text: string): GraphQLSchema {
  const schema = buildSchema(text);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) {
      type.serialize = WRITTEN[type.name] ?? type.parseValue;
    }
  }
  return schema;
}

let ours: GraphQLSchema | undefined;

/** The API's schema, parsed once per worker. */
export function apiSchema(): GraphQLSchema {
  ours ??= strictSchema(
    readFileSync(join(__dirname, '../../../../api/schema.graphql'), { encoding: 'utf8' }),
  );
  return ours;
}

const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>();

/** Returns the parts of an operation that its schema does not know. */
export function faultsOf(schema: GraphQLSchema, document: DocumentNode): string[] {
  const errors = validated.get(document) ?? validate(schema, document);
  validated.set(document, errors);
  return errors.map(({ message }) => message);
}

/** The requested fields of an object. */
interface Seen {
  type: GraphQLObjectType;
  keys: Set<string>;
}

/** Reads a field by its response name and records it; null must be explicit. */
const readField: GraphQLFieldResolver<Answer, Map<Answer, Seen>> = (
  source,
  _args,
  seen,
  { parentType, path },
) => {
  const { keys } = seen.get(source) ?? { keys: new Set() };
  seen.set(source, { type: parentType, keys: keys.add(`${path.key}`) });
  const { __typename = parentType.name } = source;
  if (__typename !== parentType.name) {
    throw new TypeError(`expected the type ${parentType.name}, not ${__typename}`);
  }
  const value = source[path.key];
  if (value === undefined) throw new TypeError('is missing');
  return value;
};

/**
 * Returns fields that the type does not have; for the response object itself, those that were not
 * requested.
 */
function unknownFields(answer: Answer, seen: Map<Answer, Seen>): string[] {
  return [...seen].flatMap(([source, { type, keys }]) => {
    const known = source === answer ? {} : type.getFields();
    return Object.keys(source)
      .filter((key) => key !== '__typename' && !(key in known) && !keys.has(key))
      .map((key) => `${type.name} has no field ${key}, or it was not asked for`);
  });
}

interface Asked {
  document: DocumentNode;
  operationName: string | undefined;
  variables: Answer;
}

/**
 * Returns what the server would send for a handler's response: the requested fields and their type
 * names, together with errors by path.
 */
export function served(schema: GraphQLSchema, asked: Asked, answer: Answer) {
  const seen = new Map<Answer, Seen>();
  const { data, errors = [] } = executeSync({
    schema,
    document: asked.document,
    operationName: asked.operationName,
    variableValues: asked.variables,
    rootValue: answer,
    contextValue: seen,
    fieldResolver: readField,
  });
  const faults = errors.map(({ path, message }) =>
    [path?.join('.'), message].filter(Boolean).join(': '),
  );
  // Fields after an error are not read and would appear unknown.
  if (errors.length === 0) faults.push(...unknownFields(answer, seen));
  return { data: JSON.parse(JSON.stringify(data ?? null)) as Answer, faults };
}
