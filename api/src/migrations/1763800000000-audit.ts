import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Audit1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table audit_log (
      id integer generated always as identity primary key,
      actor_id integer not null,
      actor_name text not null,
      action text not null,
      subject text not null,
      before jsonb,
      after jsonb,
      at timestamptz(3) not null default now()
    )`);
    await runner.query(`create index audit_log_search on audit_log using gin
      ((actor_name || ' ' || action || ' ' || subject) gin_trgm_ops)`);
    // A trigger binds every role, the owner of the table included.
    await runner.query(`create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log is append-only.';
      end $$`);
    await runner.query(`create trigger audit_log_append_only
      before update or delete or truncate on audit_log
      for each statement execute function refuse_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_log');
    await runner.query('drop function refuse_change');
  }
}
