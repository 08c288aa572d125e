import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a draft was rehearsed, which its opening tells. */
export class DraftRehearsals1764640540000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table drafts add column rehearsals integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table drafts drop column rehearsals');
  }
}
