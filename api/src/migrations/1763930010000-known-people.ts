import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everybody may write to administrators, who are few among many users. */
export class KnownPeople1763930010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index users_administrators on users (id)
      where deleted_at is null and (is_admin or user_role = 'ADMIN')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_administrators');
  }
}
