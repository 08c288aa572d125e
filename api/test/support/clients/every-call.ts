import { randomUUID } from 'node:crypto';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { ApiClient } from './api-client';

/** Values for arguments and fields by name; optional ones are sent only if they are named here. */
export type Facts = Record<string, unknown>;

/** A valid text for a field, by the field's name. */
function textFor(name: string): string {
  if (/email/i.test(name)) return 'somebody@example.test';
  if (/Week(Start|End)$|date|^(from|to)$/i.test(name)) return '2027-01-02';
  if (name === 'accessLevel') return 'owners';
  if (name === 'clientKey') return randomUUID();
  if (name === 'timeZone') return 'Europe/Zurich';
  return name === 'ownerName' ? 'Some Body' : 'x';
}

/** The fact with this name, or the simplest value of its type. */
function valueFor(type: GraphQLInputType, name: string, facts: Facts): unknown {
  if (facts[name] !== undefined) return facts[name];
  if (isNonNullType(type)) return valueFor(type.ofType, name, facts);
  if (isListType(type)) return [valueFor(type.ofType, name, facts)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || facts[field.name] !== undefined,
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, valueFor(field.type, field.name, facts)]),
    );
  }
  const values: Record<string, unknown> = {
    ...{ Int: name === 'year' ? 2027 : 1, SafeInt: 1, ID: '1', Boolean: true },
  };
  return values[type.name] ?? textFor(name);
}

/** Selects all fields of a type at any depth; a type nested in itself is not selected again. */
function selectionOf(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const within = [...above, named.name];
  const fields = Object.values(named.getFields()).filter(
    (field) => !within.includes(getNamedType(field.type).name),
  );
  return ` { ${fields.map((field) => `${field.name}${selectionOf(field.type, within)}`).join(' ')} }`;
}

export interface Request {
  text: string;
  variables: Record<string, unknown>;
}

/**
 * A query, mutation or subscription; `ask` creates the text that selects all its fields, and its
 * variables.
 */
export interface Operation {
  name: string;
  ask(facts?: Facts): Request;
}

type Kind = 'query' | 'mutation' | 'subscription';

function operationOf(kind: Kind, field: GraphQLField<unknown, unknown>): Operation {
  const { name } = field;
  return {
    name,
    ask(facts = {}) {
      const args = field.args.filter(
        (it) => isRequiredArgument(it) || facts[it.name] !== undefined,
      );
      const declared = args.map((it) => `$${it.name}: ${it.type}`).join(', ');
      const passed = args.map((it) => `${it.name}: $${it.name}`).join(', ');
      const call = `${name}${passed && `(${passed})`}${selectionOf(field.type)}`;
      const variables = args.map((it) => [it.name, valueFor(it.type, it.name, facts)]);
      return {
        text: `${kind}${declared && ` (${declared})`} { ${call} }`,
        variables: Object.fromEntries(variables),
      };
    },
  };
}

/** Every operation of a kind. */
export function operationsOf(schema: GraphQLSchema, kind: Kind): Operation[] {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  const fields = Object.values(roots[kind]?.getFields() ?? {});
  return fields.map((field) => operationOf(kind, field));
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, JsonSchema>;
}

function jsonFor(schema: JsonSchema, name: string, facts: Facts): unknown {
  if (facts[name] !== undefined) return facts[name];
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const { properties, required = [] } = schema;
    const keys = Object.keys(properties).filter(
      (key) => required.includes(key) || facts[key] !== undefined,
    );
    return Object.fromEntries(keys.map((key) => [key, jsonFor(properties[key] ?? {}, key, facts)]));
  }
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  if (isNumber) return name === 'year' ? 2027 : 1;
  return schema.type === 'boolean' ? true : textFor(name);
}

export interface RestRequest {
  method: string;
  path: string;
  body: object | undefined;
}

/**
 * A documented route; `name` is its notation in the documentation, such as 'GET /api/properties'.
 */
export interface Route {
  name: string;
  ask(facts?: Facts): RestRequest;
}

type Documented = { requestBody?: { content: Record<string, { schema: JsonSchema }> } };

function routeOf(path: string, method: string, { requestBody }: Documented): Route {
  const schema = requestBody?.content['application/json']?.schema;
  return {
    name: `${method} ${path}`,
    ask: (facts = {}) => ({
      method,
      path: path.replace(/\{(\w+)\}/g, (_, parameter) => String(facts[parameter] ?? 1)),
      body: schema && (jsonFor(schema, '', facts) as object),
    }),
  };
}

/** Every documented route. */
export async function routesOf(client: ApiClient): Promise<Route[]> {
  const { body } = await client.get('/api/docs/json');
  const paths: [string, Record<string, Documented>][] = Object.entries(body.paths);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) =>
      routeOf(path, method.toUpperCase(), documented),
    ),
  );
}
