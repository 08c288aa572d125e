import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import has another version whenever other rows are refused or a row is corrected. */
export class ImportVersion1764640900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_jobs add column version integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_jobs drop column version');
  }
}
