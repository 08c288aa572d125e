import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Imports1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table import_jobs (
      id integer generated always as identity primary key,
      file_name text not null,
      status text not null default 'READING',
      rows_done integer not null default 0,
      rows_total integer,
      created_at timestamptz(3) not null default now(),
      constraint import_jobs_status check
        (status in ('READING', 'PREVIEWED', 'APPLYING', 'APPLIED', 'FAILED', 'DISCARDED'))
    )`);
    await runner.query(`create table import_rows (
      job_id integer not null references import_jobs on delete cascade,
      line integer not null,
      first_name text not null,
      last_name text not null,
      email citext,
      property text not null,
      location text not null,
      share_number integer,
      text text not null,
      problem text,
      note text not null default '',
      is_refused boolean not null default false,
      is_new_user boolean not null default false,
      is_new_property boolean not null default false,
      is_assigned boolean not null default false,
      property_id integer,
      primary key (job_id, line)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import_rows, import_jobs');
  }
}
