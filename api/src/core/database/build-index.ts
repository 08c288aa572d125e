import type { QueryRunner } from 'typeorm';

/** An index: its name, and what follows it in `create index`, such as 'on messages (id)'. */
interface Index {
  name: string;
  definition: string;
}

/**
 * Builds an index without keeping writes to its table waiting, however large it is. The migration
 * needs `transaction = false`; where its caller has a transaction all the same, as a restore has,
 * the table is empty. The remains of an interrupted attempt are dropped first.
 */
export async function buildIndex(runner: QueryRunner, { name, definition }: Index): Promise<void> {
  const isInTransaction = runner.isTransactionActive;
  const how = isInTransaction ? '' : 'concurrently';
  const [{ limit }] = await runner.query("select current_setting('lock_timeout') as limit");
  // It waits for older transactions, such as a backup's, and stops no one while it does.
  if (!isInTransaction) await runner.query('set lock_timeout = 0');
  await runner.query(`drop index ${how} if exists ${name}`);
  await runner.query(`create index ${how} ${name} ${definition}`);
  if (!isInTransaction) await runner.query(`set lock_timeout = '${limit}'`);
}
