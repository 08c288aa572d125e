import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators view the application as another user; the user sees who did. */
export class Viewings1764640520000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table viewings (
      id bigint generated always as identity primary key,
      viewer_id bigint not null references users on delete cascade,
      viewed_id bigint not null references users on delete cascade,
      session_id uuid references sessions on delete set null,
      started_at timestamptz(3) not null default now(),
      ends_at timestamptz(3) not null
    )`);
    await runner.query('create index viewings_viewer on viewings (viewer_id)');
    await runner.query('create index viewings_viewed on viewings (viewed_id, id)');
    await runner.query('create index viewings_session on viewings (session_id)');
    await runner.query('create index viewings_started on viewings (started_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table viewings');
  }
}
