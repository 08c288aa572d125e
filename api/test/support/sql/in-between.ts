import { Client } from 'pg';
import { until } from '../until';

/** SQL that returns rows while another transaction waits for this one. */
export const HAS_TO_WAIT =
  'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';

/**
 * Starts an action in the middle of another transaction, which has made the change, a SQL
 * statement, and commits once the action waits for it or has finished; returns the action's
 * outcome.
 */
export async function inBetween<T>(
  databaseUrl: string,
  change: string,
  action: () => Promise<T>,
): Promise<T> {
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(change);
    let isThrough = false;
    const done = action().finally(() => {
      isThrough = true;
    });
    await until(async () => isThrough || (await other.query(HAS_TO_WAIT)).rowCount);
    await other.query('commit');
    return await done;
  } finally {
    await other.end();
  }
}
