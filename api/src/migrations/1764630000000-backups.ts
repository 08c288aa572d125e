import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Backups1764630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table backups (
      id bigint generated always as identity primary key,
      file_name text not null,
      is_scheduled boolean not null,
      started_at timestamptz(3) not null default now(),
      seen_at timestamptz(3) not null default now(),
      finished_at timestamptz(3),
      failed_at timestamptz(3),
      bytes bigint,
      error text,
      constraint backups_one_end check (finished_at is null or failed_at is null),
      constraint backups_bytes check ((finished_at is null) = (bytes is null)),
      constraint backups_error check ((failed_at is null) = (error is null))
    )`);
    await runner.query('create index backups_started on backups (started_at)');
    // Of several processes, one makes a scheduled backup.
    await runner.query(`create unique index backups_one_scheduled on backups (is_scheduled)
      where is_scheduled and finished_at is null and failed_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table backups');
  }
}
