import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reports1763860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table report_jobs (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      report_type text not null,
      from_date date not null,
      to_date date not null,
      report_data jsonb,
      recipient_email citext,
      custom_message text,
      status text not null default 'QUEUED',
      progress integer not null default 0,
      error text,
      created_at timestamptz(3) not null default now(),
      constraint report_jobs_type
        check (report_type in ('analytics', 'users', 'properties', 'requests')),
      constraint report_jobs_status
        check (status in ('QUEUED', 'RUNNING', 'READY', 'SENT', 'FAILED')),
      constraint report_jobs_range check (from_date <= to_date),
      constraint report_jobs_progress check (progress between 0 and 100)
    )`);
    await runner.query(`create table report_files (
      job_id integer not null references report_jobs on delete cascade,
      kind text not null,
      part integer not null,
      content bytea not null,
      primary key (job_id, kind, part),
      constraint report_files_kind check (kind in ('pdf', 'csv'))
    )`);
    // PDFs are compressed already, and CSVs go out as they are.
    await runner.query('alter table report_files alter column content set storage external');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table report_files, report_jobs');
  }
}
