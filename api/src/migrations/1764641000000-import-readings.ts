import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was read of a sheet otherwise than it is written, and a row for each person of a line. */
export class ImportReadings1764641000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table import_jobs
      add column reading text not null default '',
      add column owners_joined integer not null default 0`);
    await runner.query(`alter table import_rows
      add column person integer not null default 1,
      add column reading text not null default '',
      add column is_joined boolean not null default false,
      drop constraint import_rows_pkey,
      add primary key (job_id, line, person)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from import_rows where person > 1');
    await runner.query(`alter table import_rows
      drop constraint import_rows_pkey,
      add primary key (job_id, line),
      drop column person, drop column reading, drop column is_joined`);
    await runner.query('alter table import_jobs drop column reading, drop column owners_joined');
  }
}
