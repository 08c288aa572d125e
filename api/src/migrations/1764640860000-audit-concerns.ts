import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropKeptColumn, keepColumn } from '../core/database/kept-column';

const PARTS = 'actor_id, action, subject, before, after, concerns';
const KEYS = { table: 'audit_log', column: 'keys' };

/** The keys of a row's users and property, without those that are null. */
const keys = (property: string, ...users: string[]) =>
  `array_remove(array[${[`'property ' || ${property}`, ...users.map((id) => `'user ' || ${id}`)]}],
    null)`;

/** What older entries concern: the id of the subject, by its first word. */
const OLDER = [
  [
    'Request',
    `select id, ${keys('property_id', 'user_id')} as concerns from special_requests
      union all select substring(subject from '^Request (\\d+),')::bigint,
        ${keys(`(before ->> 'propertyId')`, `(before ->> 'userId')`)}
      from audit_log where action = 'request.delete'`,
  ],
  [
    'Swap',
    `select w.id, ${keys('s.property_id', 'w.requester_id', 'w.answerer_id')} as concerns
      from week_swaps w join shares s on s.id = w.share_id`,
  ],
  [
    'Exchange',
    `select e.id, array['property ' || e.property_id] || array_agg('user ' || leg.user_id) as concerns
      from exchanges e join exchange_legs leg on leg.exchange_id = e.id group by e.id`,
  ],
  [
    'Draft',
    `select id, ${keys('property_id')} as concerns from drafts
      union all select substring(subject from '^Draft (\\d+),')::bigint,
        ${keys(`substring(subject from '^Draft \\d+, property (\\d+)')`)}
      from audit_log where action = 'draft.drop'`,
  ],
] as const;

/** Each entry of the audit log keeps which users and which property it concerns. */
export class AuditConcerns1764640860000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The log may change during the erasure of a person, and here.
    await runner.query(`select set_config('fairweek.erasing', 'on', true)`);
    await runner.query('drop index audit_log_keys');
    await runner.query(`alter table audit_log add concerns text[] not null default '{}'`);
    for (const [subject, concerned] of OLDER) {
      await runner.query(`update audit_log entry set concerns = it.concerns from (${concerned}) it
        where it.id = substring(entry.subject from '^${subject} (\\d+),')::bigint`);
    }
    await runner.query(`create function audit_keys(actor_id bigint, action text, subject text,
        before jsonb, after jsonb, concerns text[]) returns text[]
      language sql immutable parallel safe
      as $$ select audit_keys(actor_id, action, subject, before, after) || concerns $$`);
    await keepColumn(runner, {
      ...{ ...KEYS, type: 'text[]', function: 'audit_keys', columns: PARTS, text: PARTS },
    });
    await runner.query('create index audit_log_keys on audit_log using gin (keys)');
    await runner.query(`select set_config('fairweek.erasing', '', true)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropKeptColumn(runner, KEYS);
    await runner.query(`create index audit_log_keys on audit_log using gin
      (audit_keys(actor_id, action, subject, before, after))`);
    await runner.query('drop function audit_keys(bigint, text, text, jsonb, jsonb, text[])');
    await runner.query('alter table audit_log drop concerns');
  }
}
