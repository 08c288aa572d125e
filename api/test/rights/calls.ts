import type { GraphQLSchema } from 'graphql';
import type { Answer, ApiClient } from '../support/clients/api-client';
import {
  type Facts,
  operationsOf,
  type Request,
  type RestRequest,
  routesOf,
} from '../support/clients/every-call';
import { sendContent } from '../support/scenes/uploads';
import type { Row } from './table';

/** The outcome of a call. */
export interface Outcome {
  /** 'in', the status of a permission refusal, or the code of another refusal. */
  verdict: string;
  message: string | undefined;
  /** The data of the operation itself, or the body of the answer. */
  answer: Answer['body'];
}

/** One way to make the call of a row: its operation or one of its routes. */
export interface Way {
  name: string;
  /** The request that would be sent. */
  request(facts: Facts): unknown;
  call(client: ApiClient, facts: Facts): Promise<Outcome>;
}

const BY_RIGHT: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
};

/** A permission refusal has the code that matches its status. */
const verdictOf = (code: string, status = BY_RIGHT[code]) =>
  status && BY_RIGHT[code] === status ? `${status}` : `${code} ${status}`;

type Sent = RestRequest & { headers?: Record<string, string> };

/** Values that the name of a route does not contain. */
const IN_DETAIL: Record<string, Partial<Sent>> = {
  'GET /graphql': { headers: { accept: 'text/html' } },
  'POST /graphql': { body: { query: '{ __typename }' } },
  'GET /*': { path: '/index.html' },
  'GET /api/docs/static/*': { path: '/api/docs/static/index.html' },
};

function undocumented(name: string, facts: Facts): Sent {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, parameter) => String(facts[parameter]));
  return { method, path, body: undefined, ...IN_DETAIL[name] };
}

function restWay(name: string, ask: (facts: Facts) => Sent): Way {
  return {
    name,
    request: ask,
    async call(client, facts) {
      const { method, path, ...sent } = ask(facts);
      const { status, body } = await (sendContent(client, name, facts) ??
        client.send(method, path, sent));
      if (status < 400) return { verdict: 'in', message: undefined, answer: body };
      const { code, message, field: _, ...more } = body;
      // A page is no refusal, and a refusal contains nothing else.
      const verdict = [verdictOf(code, status), ...Object.keys(more)].join(', ');
      return { verdict, message, answer: body };
    },
  };
}

function graphqlWay(name: string, ask: (facts: Facts) => Request): Way {
  return {
    name,
    request: ask,
    async call(client, facts) {
      const { text, variables } = ask(facts);
      const { status, data, errors } = await client.graphql(text, variables);
      const [error] = errors ?? [];
      if (!error) return { verdict: 'in', message: undefined, answer: data[name] };
      const { message, extensions } = error;
      return { verdict: verdictOf(extensions.code, status), message, answer: errors };
    },
  };
}

/** Subscribes, checks whether that is refused, and disconnects. */
function socketWay(name: string, ask: (facts: Facts) => Request): Way {
  return {
    name,
    request: ask,
    async call(client, facts) {
      const listener = await client.subscribe(ask(facts).text);
      const { events: answer, closed, caughtUp, stop } = listener;
      const end = await Promise.race([closed, caughtUp()]);
      stop();
      // 4401 is the 401 of sockets.
      if (end) return { verdict: String(end.code).slice(1), message: end.reason, answer };
      const [error] = answer[0]?.errors ?? [];
      if (!error) return { verdict: 'in', message: undefined, answer };
      return { verdict: verdictOf(error.extensions.code), message: error.message, answer };
    },
  };
}

/**
 * Returns all ways to make the call of a row, from the schema and documentation of a running
 * server.
 */
export async function waysOf(
  schema: GraphQLSchema,
  client: ApiClient,
): Promise<(row: Row) => Way[]> {
  const http = [...operationsOf(schema, 'query'), ...operationsOf(schema, 'mutation')];
  const ways = [
    ...http.map(({ name, ask }) => graphqlWay(name, ask)),
    ...operationsOf(schema, 'subscription').map(({ name, ask }) => socketWay(name, ask)),
    ...(await routesOf(client)).map(({ name, ask }) => restWay(name, ask)),
  ];
  const wayOf = (name: string) =>
    ways.find((way) => way.name === name) ?? restWay(name, (facts) => undocumented(name, facts));
  return ({ operation, routes }) => [...(operation ? [operation] : []), ...routes].map(wayOf);
}
