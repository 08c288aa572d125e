import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../core/database/build-index';

/**
 * A search of messages finds words by one index, in which each message also has its two
 * participants as words of their own: no text contains them, as no word begins with an '@'.
 */
export class MessageSearch1764640200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, {
      name: 'messages_search',
      definition: `on messages using gin (
        (to_tsvector('simple', content)
          || array_to_tsvector(array['@' || sender_id::text, '@' || receiver_id::text])))`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index messages_search');
  }
}
