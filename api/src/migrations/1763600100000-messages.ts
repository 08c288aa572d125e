import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Messages1763600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table conversations (
      id integer generated always as identity primary key,
      participant1_id integer not null references users,
      participant2_id integer not null references users,
      last_activity_at timestamptz(3) not null,
      constraint conversations_ordered_pair check (participant1_id < participant2_id)
    )`);
    await runner.query(
      'create unique index conversations_pair on conversations (participant1_id, participant2_id)',
    );
    await runner.query(`create table conversation_sides (
      user_id integer not null references users,
      conversation_id integer not null references conversations,
      other_id integer not null references users,
      last_activity_at timestamptz(3) not null,
      unread_count integer not null default 0,
      read_count integer not null default 0,
      sent_count integer not null default 0,
      message_count integer not null default 0,
      primary key (user_id, conversation_id),
      constraint conversation_sides_counts
        check (least(unread_count, read_count, sent_count, message_count) >= 0)
    )`);
    await runner.query(`create index conversation_sides_recent
      on conversation_sides (user_id, last_activity_at, conversation_id)`);
    await runner.query(`create table messages (
      id integer generated always as identity primary key,
      conversation_id integer not null references conversations,
      sender_id integer not null references users,
      receiver_id integer not null references users,
      content text not null,
      client_key uuid,
      created_at timestamptz(3) not null,
      read_at timestamptz(3),
      sender_archived_at timestamptz(3),
      sender_deleted_at timestamptz(3),
      receiver_archived_at timestamptz(3),
      receiver_deleted_at timestamptz(3),
      constraint messages_content_length check (char_length(content) between 1 and 10000)
    )`);
    await runner.query(
      'create unique index messages_client_key on messages (sender_id, client_key)',
    );
    await runner.query('create index messages_conversation on messages (conversation_id, id)');
    await runner.query(`create index messages_unread on messages (receiver_id, id)
      where read_at is null and receiver_archived_at is null and receiver_deleted_at is null`);
    await runner.query(`create index messages_read on messages (receiver_id, id)
      where read_at is not null and receiver_archived_at is null and receiver_deleted_at is null`);
    await runner.query(`create index messages_sent on messages (sender_id, id)
      where sender_archived_at is null and sender_deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table messages, conversation_sides, conversations');
  }
}
