import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words of a talk are found by one index, in which each message also has its property as a word. */
export class TalkSearch1764641012310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index talk_messages_search on talk_messages using gin (
      (to_tsvector('simple', content) || array_to_tsvector(array['@' || property_id::text])))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index talk_messages_search');
  }
}
