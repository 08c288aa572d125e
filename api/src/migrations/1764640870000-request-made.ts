import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lists of requests are filtered by when they were made. */
export class RequestMade1764640870000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index special_requests_made on special_requests (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index special_requests_made');
  }
}
