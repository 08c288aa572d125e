import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many people a house sleeps. */
export class Sleeps1764641012510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table property_arrivals add column sleeps integer
      constraint property_arrivals_sleeps check (sleeps between 1 and 99)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table property_arrivals drop column sleeps');
  }
}
