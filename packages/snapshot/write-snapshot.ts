import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { executedMigrations, sequencesOf, tablesOf } from './catalog';
import { QUEUED_JOBS, queuedJobsTable, READ_QUEUED_JOBS } from './queued-jobs';
import {
  type Counted,
  copyCommand,
  END_OF_ROWS,
  lineOfHeader,
  type Progress,
  SNAPSHOT_FORMAT,
  type SnapshotHeader,
  type SnapshotTable,
  type SnapshotTrailer,
} from './snapshot-format';

/** The facts about a snapshot besides its rows. */
export interface SnapshotOptions {
  /** The name of the application; the file begins with it. */
  application: string;
  release: string;
  /** Tables whose rows are left out. */
  without: readonly string[];
  secretMark: string | null;
  /** The generated secret of the installation; undefined if it is configured elsewhere. */
  secret: string | undefined;
  onProgress?(progress: Progress): void;
}

function readingOf(table: SnapshotTable): string {
  if (table.name === QUEUED_JOBS) return `copy (${READ_QUEUED_JOBS}) to stdout`;
  const columns = table.columns.map(escapeIdentifier).join(', ');
  return `copy ${escapeIdentifier(table.name)} (${columns}) to stdout`;
}

async function readHeader(client: Client, options: SnapshotOptions): Promise<SnapshotHeader> {
  const { application, release, without, secretMark } = options;
  const { rows } = await client.query<{ postgres: string; at: string }>(
    `select current_setting('server_version') as postgres,
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  );
  const { postgres = '', at = '' } = rows[0] ?? {};
  const tables = [...(await tablesOf(client)), ...(await queuedJobsTable(client))];
  return {
    format: SNAPSHOT_FORMAT,
    application: application.toLowerCase(),
    release,
    postgres,
    createdAt: at,
    migrations: await executedMigrations(client),
    tables: tables.filter(({ name }) => !without.includes(name)),
    sequences: (await sequencesOf(client)).filter(({ table }) => !without.includes(table)),
    secretMark,
  };
}

/**
 * Yields the text of a snapshot: a line about it, each table as COPY writes it, and a last line
 * with counts and a checksum. Constant memory, for tables of any size.
 */
export async function* snapshotOf(
  client: Client,
  options: SnapshotOptions,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (data: Buffer | string) => {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    hash.update(bytes);
    return bytes;
  };
  const header = await readHeader(client, options);
  yield hashed(`${lineOfHeader(header)}\n`);
  const counts: Record<string, Counted> = {};
  const total = header.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const table of header.tables) {
    yield hashed(`${copyCommand(table)}\n`);
    const copy = client.query(copyTo(readingOf(table)));
    let bytes = 0;
    for await (const chunk of copy) {
      bytes += chunk.length;
      done += chunk.length;
      options.onProgress?.({ table: table.name, done, total });
      yield hashed(chunk);
    }
    yield hashed(END_OF_ROWS);
    const counted = { rows: copy.rowCount, bytes };
    counts[table.name] = counted;
    options.onProgress?.({ table: table.name, done, total, counted });
  }
  if (options.secret) yield hashed(`-- secret ${JSON.stringify(options.secret)}\n`);
  const trailer: SnapshotTrailer = { tables: counts, sha256: hash.digest('hex') };
  yield Buffer.from(`-- end ${JSON.stringify(trailer)}\n`);
}
