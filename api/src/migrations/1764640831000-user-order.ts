import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropKeptColumn, keepOrder } from '../core/database/kept-column';

const NAME = {
  table: 'users',
  column: 'name_order',
  columns: 'first_name, last_name',
  text: `first_name || ' ' || last_name`,
};

/** Users are listed in natural order, too. */
export class UserOrder1764640831000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_name, users_by_role, users_without_password');
    await keepOrder(runner, NAME);
    await this.createIndexes(runner, 'name_order');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropKeptColumn(runner, NAME);
    await this.createIndexes(runner, 'first_name, last_name');
  }

  private async createIndexes(runner: QueryRunner, name: string): Promise<void> {
    await runner.query(`create index users_name on users (${name}, id)
      where deleted_at is null`);
    await runner.query(`create index users_by_role on users (user_role, ${name}, id)
      where deleted_at is null`);
    await runner.query(`create index users_without_password on users (${name}, id)
      where deleted_at is null and password_hash is null`);
  }
}
