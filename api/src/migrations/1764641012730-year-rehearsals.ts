import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A year keeps the number of its rehearsals when a plan is deleted. */
export class YearRehearsals1764641012730 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table property_years add column rehearsals integer not null default 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table property_years drop column rehearsals');
  }
}
