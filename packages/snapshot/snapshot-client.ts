import { Client, escapeIdentifier } from 'pg';
import { connectionOptions, end } from '../postgres-connection/connection';
import { tablesOf } from './catalog';
import type { SnapshotTable } from './snapshot-format';

/** Values are written in the same way on every server, regardless of its settings. */
const PORTABLE = `set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set timezone = 'UTC';
  set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 3`;

/** A large table takes longer than any request. */
const NO_LIMITS = `set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/** Prepares a connection for copying whole tables. */
export async function prepareForCopy(client: Pick<Client, 'query'>): Promise<void> {
  await client.query(`${PORTABLE}; ${NO_LIMITS}`);
}

/**
 * Keeps the tables as they are: rows of a table that is rewritten in between could not be seen. A
 * migration waits; what users do does not.
 */
async function lockTables(client: Client, tables: SnapshotTable[]): Promise<void> {
  if (tables.length === 0) return;
  const names = tables.map(({ name }) => escapeIdentifier(name)).join(', ');
  await client.query(`lock table ${names} in access share mode`);
}

/** Runs work in a transaction that changes nothing and sees one moment of the database. */
export async function inSnapshot<Result>(
  { application, url }: { application: string; url: string },
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const name = `${application.toLowerCase()} (backup)`;
  const client = new Client({ ...connectionOptions(url), application_name: name });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await prepareForCopy(client);
    const tables = await tablesOf(client);
    await client.query('begin isolation level repeatable read read only');
    await lockTables(client, tables);
    return await work(client);
  } finally {
    await end(client);
  }
}
