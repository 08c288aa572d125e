import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Live events that have committed and that Redis has not accepted yet. */
export class UnsentEvents1764640820000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table unsent_events (
      id uuid primary key,
      events jsonb not null,
      created_at timestamptz not null default now(),
      resend_at timestamptz not null default clock_timestamp() + interval '10 seconds'
    )`);
    await runner.query('create index unsent_events_resend_at on unsent_events (resend_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table unsent_events');
  }
}
