import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an import would do outlives its rows, which are deleted at its end. */
export class ImportCounts1763842000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table import_jobs
      add new_users integer not null default 0,
      add new_properties integer not null default 0,
      add shares_assigned integer not null default 0,
      add unchanged integer not null default 0,
      add refused integer not null default 0,
      add updated_at timestamptz(3) not null default now()`);
    await runner.query(`create index import_rows_refused_first
      on import_rows (job_id, is_refused desc, line)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index import_rows_refused_first');
    await runner.query(`alter table import_jobs drop new_users, drop new_properties,
      drop shares_assigned, drop unchanged, drop refused, drop updated_at`);
  }
}
