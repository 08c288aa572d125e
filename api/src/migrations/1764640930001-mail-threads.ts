import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails about the same subject know that they belong together. */
export class MailThreads1764640930001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails add column thread text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails drop column thread');
  }
}
