import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails with attachments, dead letters, and the digest of unread messages. */
export class Mail1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table mails
      add message_key uuid not null default gen_random_uuid(),
      add reply_to text,
      add unsubscribe_url text,
      add expires_at timestamptz(3),
      add attempts integer not null default 0,
      add failed_at timestamptz(3),
      add last_error text`);
    await runner.query('create index mails_unsent on mails (failed_at, id) where sent_at is null');
    await runner.query(`create table mail_attachments (
      id integer generated always as identity primary key,
      mail_id integer not null references mails on delete cascade,
      file_name text not null,
      content_type text not null,
      content bytea not null
    )`);
    await runner.query('create index mail_attachments_mail on mail_attachments (mail_id, id)');
    await runner.query('alter table users add unread_mails boolean not null default true');
    await runner.query(`create table message_digests (
      user_id integer not null references users,
      conversation_id integer not null references conversations,
      day date not null,
      last_message_id integer not null,
      primary key (user_id, conversation_id, day)
    )`);
    await runner.query(`create index messages_unread_since on messages (created_at)
      where read_at is null and receiver_archived_at is null and receiver_deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index messages_unread_since');
    await runner.query('drop table message_digests');
    await runner.query('alter table users drop column unread_mails');
    await runner.query('drop table mail_attachments');
    await runner.query('drop index mails_unsent');
    await runner.query(`alter table mails drop column message_key, drop column reply_to,
      drop column unsubscribe_url, drop column expires_at, drop column attempts,
      drop column failed_at, drop column last_error`);
  }
}
