import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches compare small letters, which is faster than ILIKE; each order of users has its index. */
export class AdminSpeed1763845000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_search, properties_search, audit_log_search');
    await runner.query(`create index users_search on users using gin
      (lower(first_name || ' ' || last_name || ' ' || coalesce(email::text, '')) gin_trgm_ops)`);
    await runner.query(`create index properties_search on properties using gin
      (lower(name || ' ' || location) gin_trgm_ops)`);
    await runner.query(`create index audit_log_search on audit_log using gin
      (lower(actor_name || ' ' || action || ' ' || subject) gin_trgm_ops)`);
    await runner.query(`create index users_by_email on users (email, id)
      where deleted_at is null`);
    await runner.query(`create index users_by_role on users (user_role, first_name, last_name, id)
      where deleted_at is null`);
    await runner.query('create index users_living on users (id) where deleted_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_living, users_by_role, users_by_email');
    await runner.query('drop index users_search, properties_search, audit_log_search');
    await runner.query(`create index users_search on users using gin
      ((first_name || ' ' || last_name || ' ' || coalesce(email::text, '')) gin_trgm_ops)`);
    await runner.query(`create index properties_search on properties using gin
      ((name || ' ' || location) gin_trgm_ops)`);
    await runner.query(`create index audit_log_search on audit_log using gin
      ((actor_name || ' ' || action || ' ' || subject) gin_trgm_ops)`);
  }
}
