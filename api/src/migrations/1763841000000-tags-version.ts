import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets an administrator who tags weeks hear that another one did so meanwhile. */
export class TagsVersion1763841000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table property_years add column tags_version integer not null default 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table property_years drop column tags_version');
  }
}
