import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the overview of all people needs, so that it does not go through them a second time. */
export class Overview1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index users_newest on users (created_at, id) where deleted_at is null',
    );
    await runner.query('create index users_deleted on users (id) where deleted_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_newest, users_deleted');
  }
}
