import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of the weeks that shares hold. */
export class WeekImports1764640997000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table import_jobs
      add kind text not null default 'SHARES',
      add weeks_given integer not null default 0,
      add constraint import_jobs_kind check (kind in ('SHARES', 'WEEKS'))`);
    await runner.query(`alter table import_rows
      add year_text text not null default '',
      add week_text text not null default '',
      add arrival_text text not null default '',
      add year integer,
      add week integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table import_rows drop year_text, drop week_text, drop arrival_text, drop year, drop week',
    );
    await runner.query('alter table import_jobs drop kind, drop weeks_given');
  }
}
