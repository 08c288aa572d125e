import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row of an import that names an unknown property knows which one its file may mean. */
export class ImportSuggestion1764640910000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_rows add column suggested_property_id bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_rows drop column suggested_property_id');
  }
}
