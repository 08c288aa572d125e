import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails that an administrator queued again, with what came of them. */
export class ResentMails1764640521000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails add column resent_at timestamptz(3)');
    await runner.query(
      'create index mails_resent on mails (resent_at) where resent_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails drop column resent_at');
  }
}
