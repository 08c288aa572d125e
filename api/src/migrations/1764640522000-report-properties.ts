import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports that cover some properties. */
export class ReportProperties1764640522000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_jobs add column property_ids bigint[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_jobs drop column property_ids');
  }
}
