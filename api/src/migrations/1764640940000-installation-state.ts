import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When this installation began, and whether it is a copy that stays quiet until it is the real one. */
export class InstallationState1764640940000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table installation_state (
      id bigint primary key constraint installation_state_one_row check (id = 1),
      started_at timestamptz(3) not null default now(),
      quiet_since timestamptz(3)
    )`);
    await runner.query(`insert into installation_state (id, quiet_since)
      select 1, case when to_regclass('restored_copy') is not null then now() end`);
    await runner.query('drop table if exists restored_copy');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table installation_state');
  }
}
