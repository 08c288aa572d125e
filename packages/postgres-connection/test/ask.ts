import { Client, type QueryResultRow } from 'pg';
import { readTypes } from '../whole-numbers';

/** Sends a database one query over its own connection. */
export async function ask<Row extends QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({
    connectionString: url,
    types: readTypes,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
