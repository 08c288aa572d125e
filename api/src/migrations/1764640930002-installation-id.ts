import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The id that distinguishes what this installation gives out from that of any other. */
export class InstallationId1764640930002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table installation (
      is_only boolean primary key default true check (is_only),
      id uuid not null default gen_random_uuid()
    )`);
    await runner.query('insert into installation default values');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table installation');
  }
}
