import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../core/database/build-index';

/** Conversations with unread messages are listed by themselves, each with the newest of those. */
export class UnreadConversations1764640210000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, {
      name: 'conversation_sides_unread',
      definition: `on conversation_sides
        (user_id, last_activity_at, conversation_id) where unread_count > 0`,
    });
    await buildIndex(runner, {
      name: 'messages_unread_in_conversation',
      definition: `on messages (conversation_id, receiver_id, id)
        where read_at is null and receiver_archived_at is null and receiver_deleted_at is null`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index messages_unread_in_conversation');
    await runner.query('drop index conversation_sides_unread');
  }
}
