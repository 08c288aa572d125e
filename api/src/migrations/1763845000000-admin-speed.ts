import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Searches compare small letters, which is faster than ILIKE, and those of users are kept, for there
 * are many of them; each order of users has its index,
 * and shares are listed by property without looking at the shares themselves. No generated column: TypeORM would have to
 * describe it in a table of its own.
 */
export class AdminSpeed1763845000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_search, properties_search, audit_log_search');
    await runner.query('alter table users add search_text text');
    await runner.query(`create function keep_user_search_text() returns trigger language plpgsql
      as $$ begin
        new.search_text :=
          lower(new.first_name || ' ' || new.last_name || ' ' || coalesce(new.email::text, ''));
        return new;
      end $$`);
    await runner.query(`create trigger users_search_text
      before insert or update of first_name, last_name, email, search_text on users
      for each row execute function keep_user_search_text()`);
    // Also where rows are brought in bulk with other triggers off.
    await runner.query('alter table users enable always trigger users_search_text');
    await runner.query('update users set search_text = null');
    await runner.query('alter table users alter search_text set not null');
    await runner.query('create index users_search on users using gin (search_text gin_trgm_ops)');
    await runner.query(`create index properties_search on properties using gin
      (lower(name || ' ' || location) gin_trgm_ops)`);
    await runner.query(`create index audit_log_search on audit_log using gin
      (lower(actor_name || ' ' || action || ' ' || subject) gin_trgm_ops)`);
    await runner.query(`create index users_by_email on users (email, id)
      where deleted_at is null`);
    await runner.query(`create index users_by_role on users (user_role, first_name, last_name, id)
      where deleted_at is null`);
    await runner.query('drop index shares_number');
    await runner.query(`create unique index shares_number on shares (property_id, share_number)
      include (user_id, id)`);
    await runner.query('create index users_living on users (id) where deleted_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index shares_number');
    await runner.query('create unique index shares_number on shares (property_id, share_number)');
    await runner.query('drop index users_living, users_by_role, users_by_email');
    await runner.query('drop index users_search, properties_search, audit_log_search');
    await runner.query('drop trigger users_search_text on users');
    await runner.query('drop function keep_user_search_text');
    await runner.query('alter table users drop search_text');
    await runner.query(`create index users_search on users using gin
      ((first_name || ' ' || last_name || ' ' || coalesce(email::text, '')) gin_trgm_ops)`);
    await runner.query(`create index properties_search on properties using gin
      ((name || ' ' || location) gin_trgm_ops)`);
    await runner.query(`create index audit_log_search on audit_log using gin
      ((actor_name || ' ' || action || ' ' || subject) gin_trgm_ops)`);
  }
}
