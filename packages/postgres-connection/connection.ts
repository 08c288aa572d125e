import type { Socket } from 'node:net';
import { Client, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { readTypes } from './whole-numbers';

/** A database that has not accepted the connection within this time is unavailable, in ms. */
const CONNECT_MS = 5_000;
/**
 * Upper bound for any statement of a request, in ms; reports, imports and migrations have their
 * own.
 */
const STATEMENT_MS = 300_000;
/** A transaction that is idle for this long is cancelled to release its locks, in ms. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** An idle connection is probed by TCP keep-alive after this time, in ms. */
const KEEP_ALIVE_MS = 10_000;

/** A pool closes an unused connection after this time, in ms: periodic work uses one every 20 s. */
const POOL_IDLE_MS = 25_000;

/**
 * Returns the limits of every connection to PostgreSQL; `url` may override them. A pooler refuses
 * limits that PostgreSQL would enforce per connection: there they belong to the role.
 */
export function connectionOptions(url: string, isPooled = false): PoolConfig {
  return {
    connectionString: url,
    types: readTypes,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: POOL_IDLE_MS,
    ...(!isPooled && {
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/** Fields of a pg connection that its types omit. */
interface Insides {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
  readonly processID: number;
}

function insidesOf(client: Client | PoolClient): Insides {
  return client as unknown as Insides;
}

/** Thrown when a silent connection is given up. */
class ConnectionCut extends Error {
  readonly code = 'ECONNABORTED';
}

/** Closes a connection without waiting for the server; pending queries fail at once. */
export function cut(client: Client | PoolClient, reason: string): void {
  insidesOf(client).connection.stream.destroy(new ConnectionCut(reason));
}

/**
 * Returns whether the connection awaits a response, how much has arrived so far, and its backend.
 */
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

/** Closes a connection gracefully, or cuts it if the server does not respond. */
export async function end(client: Client): Promise<void> {
  const patience = setTimeout(() => cut(client, 'The connection does not end.'), 1_000);
  await client.end().catch(() => undefined);
  clearTimeout(patience);
}

/**
 * Runs work on its own connection, with the options of a pool; connecting and each response may
 * take so many ms.
 */
export async function withClient<Result>(
  options: ClientConfig,
  limitMs: number,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const limits = { connectionTimeoutMillis: limitMs, query_timeout: limitMs };
  const client = new Client({ ...options, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    void end(client);
  }
}
