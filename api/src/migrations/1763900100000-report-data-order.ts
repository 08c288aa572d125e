import type { MigrationInterface, QueryRunner } from 'typeorm';

/** jsonb sorts the names within an object; json keeps the columns of given lists in their order. */
export class ReportDataOrder1763900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_jobs alter column report_data type json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_jobs alter column report_data type jsonb');
  }
}
