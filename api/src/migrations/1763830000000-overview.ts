import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the overview leave out who is gone without going through everybody. */
export class Overview1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index users_deleted on users (id) where deleted_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_deleted');
  }
}
