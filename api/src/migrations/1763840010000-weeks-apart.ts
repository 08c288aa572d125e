import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WeeksApart1763840010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists btree_gist');
    await runner.query(`alter table weeks add constraint weeks_apart
      exclude using gist (property_id with =, daterange(start_date, end_date) with &&)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table weeks drop constraint weeks_apart');
  }
}
