import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit log stays append-only, but for the erasure of a person, which may rewrite what names
 * them and never who acted, what they did and when, and for entries that are no longer kept.
 */
export class Erasure1764640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger audit_log_append_only on audit_log');
    await runner.query(`create trigger audit_log_append_only
      before truncate on audit_log
      for each statement execute function refuse_change()`);
    await runner.query(`create trigger audit_log_purge_only
      before delete on audit_log for each row
      when (current_setting('fairweek.erasing', true) is distinct from 'on')
      execute function refuse_change()`);
    await runner.query(`create trigger audit_log_erasure_only
      before update on audit_log for each row
      when (current_setting('fairweek.erasing', true) is distinct from 'on'
        or (old.id, old.actor_id, old.action, old.at)
          is distinct from (new.id, new.actor_id, new.action, new.at))
      execute function refuse_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger audit_log_purge_only on audit_log');
    await runner.query('drop trigger audit_log_erasure_only on audit_log');
    await runner.query('drop trigger audit_log_append_only on audit_log');
    await runner.query(`create trigger audit_log_append_only
      before update or delete or truncate on audit_log
      for each statement execute function refuse_change()`);
  }
}
