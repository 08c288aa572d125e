import type { Socket } from 'node:net';
import { Client, type ClientConfig, type PoolClient } from 'pg';
import { readTypes } from './whole-numbers';

/** A database that has not let us in within this time is away, in ms. */
const CONNECT_MS = 5_000;
/** By then a request's statement has ended; reports, imports and migrations have limits of their own. */
const STATEMENT_MS = 300_000;
/** A transaction that asks nothing for so long keeps its locks for no one. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** An idle connection is asked by TCP after this time whether its other side is there. */
const KEEP_ALIVE_MS = 10_000;

/** The limits that every connection to PostgreSQL has, and how it reads values; `url` may override them. */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    types: readTypes,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/** What pg knows of a connection and leaves out of its types. */
interface Insides {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
  readonly processID: number;
}

function insidesOf(client: Client | PoolClient): Insides {
  return client as unknown as Insides;
}

/** A connection was given up, because nothing came over it any more. */
class ConnectionCut extends Error {
  readonly code = 'ECONNABORTED';
}

/** Ends a connection without its other side: what waits for an answer fails at once. */
export function cut(client: Client | PoolClient, reason: string): void {
  insidesOf(client).connection.stream.destroy(new ConnectionCut(reason));
}

/** Whether the connection waits for an answer, how much has arrived so far, and who works for it. */
export function progressOf(client: Client | PoolClient): {
  isWaiting: boolean;
  bytesRead: number;
  backend: number;
} {
  const { connection, readyForQuery, processID } = insidesOf(client);
  return {
    isWaiting: !readyForQuery,
    bytesRead: connection.stream.bytesRead,
    backend: processID,
  };
}

/** Ends a connection in good order, or without its other side where that does not answer. */
export async function end(client: Client): Promise<void> {
  const patience = setTimeout(() => cut(client, 'The connection does not end.'), 1_000);
  await client.end().catch(() => undefined);
  clearTimeout(patience);
}

/** Works with a connection of its own; connecting and each answer may take so many ms. */
export async function withClient<Result>(
  url: string,
  limitMs: number,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const limits = { connectionTimeoutMillis: limitMs, query_timeout: limitMs };
  const client = new Client({ ...connectionOptions(url), ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    void end(client);
  }
}
