import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails know their request, and the last delivery is found without reading all of them. */
export class MailRequests1764610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails add column request_id text');
    await runner.query('create index mails_sent on mails (sent_at) where sent_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index mails_sent');
    await runner.query('alter table mails drop column request_id');
  }
}
