import type { MigrationInterface, QueryRunner } from 'typeorm';

type Fold = 'folded' | 'lower';

/** Lists are searched without regard to case and accents: 'are' finds Åre. */
export class FoldedSearch1764640330000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [extension] = await runner.query(
      "select extnamespace::regnamespace as schema from pg_extension where extname = 'unaccent'",
    );
    const { schema } = extension;
    // An index may only use what never changes, which unaccent itself does not promise.
    await runner.query(`create function folded(value text) returns text
      language sql immutable strict parallel safe
      as $$ select lower(${schema}.unaccent('${schema}.unaccent', value)) $$`);
    await runner.query(`create function folded(words text[]) returns text[]
      language sql immutable strict parallel safe
      as $$ select array_agg(folded(word) order by place)
        from unnest(words) with ordinality as one(word, place) $$`);
    await this.search(runner, 'folded');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.search(runner, 'lower');
    await runner.query('drop function folded(text[])');
    await runner.query('drop function folded(text)');
  }

  private async search(runner: QueryRunner, fold: Fold): Promise<void> {
    await runner.query(`create or replace function keep_user_search_text() returns trigger
      language plpgsql as $$ begin
        new.search_text :=
          ${fold}(new.first_name || ' ' || new.last_name || ' ' || coalesce(new.email::text, ''));
        return new;
      end $$`);
    await runner.query('update users set search_text = null');
    await runner.query('drop index properties_search, audit_log_search, special_requests_search');
    await runner.query(`create index properties_search on properties using gin
      (${fold}(name || ' ' || location) gin_trgm_ops)`);
    await runner.query(`create index audit_log_search on audit_log using gin
      (${fold}(actor_name || ' ' || action || ' ' || subject) gin_trgm_ops)`);
    await runner.query(`create index special_requests_search on special_requests using gin
      (${fold}(title || ' ' || description || ' ' || coalesce(guest_first_name, '') || ' ' ||
        coalesce(guest_last_name, '') || ' ' || coalesce(guest_email::text, '')) gin_trgm_ops)`);
  }
}
