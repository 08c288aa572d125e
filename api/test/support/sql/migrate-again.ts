import type { DataSource } from 'typeorm';

/** Reverts a migration and those after it, and runs them again, on the rows that are there. */
export async function migrateAgain(db: DataSource, migration: string): Promise<void> {
  const first = db.migrations.findIndex((it) => it.constructor.name === migration);
  if (first < 0) throw new Error(`There is no migration ${migration}.`);
  for (const _ of db.migrations.slice(first)) await db.undoLastMigration({ transaction: 'each' });
  await db.runMigrations({ transaction: 'each' });
}
