import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An import has a new version each time its rows are checked, and lists rows that add a
 * property after the refused ones.
 */
export class ImportVersion1764640900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_jobs add column version integer not null default 1');
    await runner.query('drop index import_rows_refused_first');
    await runner.query(`create index import_rows_refused_first
      on import_rows (job_id, is_refused desc, is_new_property desc, line)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index import_rows_refused_first');
    await runner.query(`create index import_rows_refused_first
      on import_rows (job_id, is_refused desc, line)`);
    await runner.query('alter table import_jobs drop column version');
  }
}
