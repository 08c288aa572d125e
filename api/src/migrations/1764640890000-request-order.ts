import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIST = `(case when archived_at is not null then 'archived' else status end)`;

/** Lists of requests are in the order in which these were made. */
export class RequestOrder1764640890000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.replaceIndexes(runner, 'created_at, id');
    await runner.query('drop index special_requests_made');
    await runner.query('create index special_requests_made on special_requests (created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replaceIndexes(runner, 'id');
    await runner.query('drop index special_requests_made');
    await runner.query('create index special_requests_made on special_requests (created_at)');
  }

  private async replaceIndexes(runner: QueryRunner, order: string): Promise<void> {
    await runner.query(`drop index special_requests_list, special_requests_user_newest,
      special_requests_property_newest`);
    await runner.query(
      `create index special_requests_list on special_requests (${LIST}, ${order})`,
    );
    await runner.query(
      `create index special_requests_user_newest on special_requests (user_id, ${order})`,
    );
    await runner.query(
      `create index special_requests_property_newest on special_requests (property_id, ${order})`,
    );
  }
}
