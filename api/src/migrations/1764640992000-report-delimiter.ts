import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The delimiter of the CSV file in a report's email. */
export class ReportDelimiter1764640992000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table report_jobs add column csv_delimiter text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_jobs drop column csv_delimiter');
  }
}
