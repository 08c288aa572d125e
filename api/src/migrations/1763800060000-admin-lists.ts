import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AdminLists1763800060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index users_name on users (first_name, last_name, id)
      where deleted_at is null`);
    await runner.query(`create index users_created on users (created_at, id)
      where deleted_at is null`);
    await runner.query('create index properties_name on properties (name, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_name, users_created, properties_name');
  }
}
