import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents are searched without regard to accents, in words of any language. */
export class DocumentWords1764640300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists unaccent');
    await runner.query('create text search configuration document_words (copy = simple)');
    await runner.query(`alter text search configuration document_words
      alter mapping for hword, hword_part, word with unaccent, simple`);
    await runner.query('drop index property_documents_search');
    await runner.query(`create index property_documents_search on property_documents
      using gin (to_tsvector('document_words', title || ' ' || content))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index property_documents_search');
    await runner.query('drop text search configuration document_words');
    await runner.query('drop extension unaccent');
    await runner.query(`create index property_documents_search on property_documents
      using gin (to_tsvector('simple', title || ' ' || content))`);
  }
}
