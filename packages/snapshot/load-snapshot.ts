import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';
import { setSequence, tablesOf } from './catalog';
import type { CheckedSnapshot } from './check-snapshot';
import { copyTables } from './copy-tables';
import { createQueuedJobs, QUEUED_JOBS, queueLoadedJobs } from './queued-jobs';
import { prepareForCopy } from './snapshot-client';
import { copyCommand, type Progress, type SnapshotTable } from './snapshot-format';

const list = (names: readonly string[]) => names.map(escapeIdentifier).join(', ');

const CONSTRAINTS = `select conrelid::regclass::text as table, quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace order by oid`;

/** Triggers that are not those of foreign keys, with how they were switched on. */
const TRIGGERS = `select tgrelid::regclass::text as table, quote_ident(tgname) as name,
    case tgenabled when 'A' then 'enable always' when 'R' then 'enable replica'
      when 'D' then 'disable' else 'enable' end as mode
  from pg_trigger join pg_class c on c.oid = tgrelid
  where not tgisinternal and c.relnamespace = current_schema()::regnamespace order by 1, 2`;

/**
 * Runs work while no trigger runs and no foreign key is checked; afterwards the keys are checked
 * for all rows. Dropping and adding them needs no superuser, and tables may refer in circles.
 */
async function withoutChecks(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query(CONSTRAINTS);
  const { rows: triggers } = await client.query(TRIGGERS);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} disable trigger ${name}`);
  }
  await work();
  for (const { table, name, mode } of triggers) {
    await client.query(`alter table ${table} ${mode} trigger ${name}`);
  }
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

/** Throws unless the database has exactly these columns: its migrations made the same tables. */
function requireSameTables(here: SnapshotTable[], there: SnapshotTable[]): void {
  const known = new Set(here.map(copyCommand));
  const unknown = there.find(
    (table) => table.name !== QUEUED_JOBS && !known.has(copyCommand(table)),
  );
  if (unknown) throw new Error(`The table ${unknown.name} is not as it was in the backup.`);
}

/**
 * Loads a snapshot into the tables that its migrations have made, within the transaction of a
 * connection; throws if anything differs from what was backed up.
 */
export async function loadSnapshot(
  client: ClientBase,
  snapshot: CheckedSnapshot,
  onProgress?: (progress: Progress) => void,
): Promise<void> {
  const { tables, sequences } = snapshot.header;
  const here = await tablesOf(client);
  requireSameTables(here, tables);
  await prepareForCopy(client);
  const hasQueue = tables.some(({ name }) => name === QUEUED_JOBS);
  await withoutChecks(client, async () => {
    // Migrations may have written rows of their own.
    await client.query(`truncate ${list(here.map(({ name }) => name))}`);
    if (hasQueue) await createQueuedJobs(client);
    await copyTables(client, snapshot, onProgress);
  });
  for (const sequence of sequences) await setSequence(client, sequence);
  if (hasQueue) await queueLoadedJobs(client);
}
