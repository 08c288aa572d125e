import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One table of what an installation knows about itself, instead of two with a row each. */
export class OneInstallation1764640991000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table installation
      add column started_at timestamptz(3) not null default now(),
      add column quiet_since timestamptz(3)`);
    await runner.query(`update installation set started_at = state.started_at,
      quiet_since = state.quiet_since from installation_state state`);
    // A backup that is older than this has just been restored.
    await runner.query(`update installation set started_at = now(), quiet_since = now()
      where to_regclass('restored_copy') is not null`);
    await runner.query('drop table if exists restored_copy');
    await runner.query('drop table installation_state');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create table installation_state (
      id bigint primary key constraint installation_state_one_row check (id = 1),
      started_at timestamptz(3) not null default now(),
      quiet_since timestamptz(3)
    )`);
    await runner.query(`insert into installation_state (id, started_at, quiet_since)
      select 1, started_at, quiet_since from installation`);
    await runner.query('alter table installation drop column started_at, drop column quiet_since');
  }
}
