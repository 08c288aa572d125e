import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchText, keepSearchText } from '../core/database/search-text';

const AUDIT_LOG = {
  table: 'audit_log',
  columns: 'actor_name, action, subject',
  text: `actor_name || ' ' || action || ' ' || subject`,
};

/** The searched text of the audit log is kept. */
export class AuditSearchText1764640811000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The log may change during the erasure of a person, and here.
    await runner.query(`select set_config('fairweek.erasing', 'on', true)`);
    await keepSearchText(runner, AUDIT_LOG);
    await runner.query(`select set_config('fairweek.erasing', '', true)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropSearchText(runner, AUDIT_LOG);
  }
}
