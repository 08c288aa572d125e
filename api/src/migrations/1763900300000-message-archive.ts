import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archived messages are listed newest first. */
export class MessageArchive1763900300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index messages_archived_received on messages (receiver_id, id)
      where receiver_archived_at is not null and receiver_deleted_at is null`);
    await runner.query(`create index messages_archived_sent on messages (sender_id, id)
      where sender_archived_at is not null and sender_deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index messages_archived_sent');
    await runner.query('drop index messages_archived_received');
  }
}
