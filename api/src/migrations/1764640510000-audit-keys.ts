import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries of the audit log are found by person, house, kind and date. */
export class AuditKeys1764640510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Everything that an entry mentions, as 'user 12', 'property 34', 'draft 5' and 'kind share'.
    await runner.query(`create function audit_keys(
        actor_id bigint, action text, subject text, before jsonb, after jsonb) returns text[]
      language sql immutable parallel safe
      as $$ select array_remove(array[
        'user ' || actor_id::text,
        'kind ' || split_part(action, '.', 1),
        lower(substring(subject from '^(?:User|Property|Draft|Swap|Request) \\d+')),
        'property ' || substring(subject from
          '^(?:(?:Share|Document) \\d+ of|Draft \\d+,|Week \\d+ of \\d+,) property (\\d+)'),
        'user ' || (before ->> 'userId'), 'user ' || (after ->> 'userId'),
        'user ' || (before ->> 'assigneeId'), 'user ' || (after ->> 'assigneeId'),
        'property ' || (before ->> 'propertyId'), 'property ' || (after ->> 'propertyId'),
        'property ' || (before ->> 'linkedPropertyId'),
        'property ' || (after ->> 'linkedPropertyId')], null) $$`);
    await runner.query(`create index audit_log_keys on audit_log using gin
      (audit_keys(actor_id, action, subject, before, after))`);
    await runner.query('create index audit_log_at on audit_log (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_log_at');
    await runner.query('drop index audit_log_keys');
    await runner.query('drop function audit_keys(bigint, text, text, jsonb, jsonb)');
  }
}
