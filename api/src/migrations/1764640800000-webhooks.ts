import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  ...['SIGNED_IN', 'SIGN_IN_REFUSED', 'SLOWED_DOWN', 'SIGNED_OUT', 'SESSIONS_ENDED'],
  ...['PASSWORD_CHANGED', 'PASSWORD_RESET', 'TEMPORARY_PASSWORD_SET', 'EMAIL_CHANGED'],
  ...['ROLE_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE_USED'],
  ...['TOKEN_CREATED', 'TOKEN_REVOKED', 'DATA_EXPORTED', 'USER_ERASED'],
];
const ADDED = ['WEBHOOK_CREATED', 'WEBHOOK_DELETED'];

async function allow(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await runner.query('alter table security_events drop constraint security_events_kind');
  await runner.query(
    `alter table security_events add constraint security_events_kind check (kind in (${list}))`,
  );
}

/** Addresses of users’ own programs that hear what happens, and what was sent there. */
export class Webhooks1764640800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table webhooks (
      id uuid primary key default gen_random_uuid(),
      user_id bigint not null references users on delete cascade,
      name text not null,
      url text not null,
      kinds text[] not null,
      is_for_all boolean not null,
      secret text not null,
      failing_since timestamptz(3),
      off_at timestamptz(3),
      off_reason text,
      created_at timestamptz(3) not null default now(),
      constraint webhooks_off check ((off_at is null) = (off_reason is null)),
      constraint webhooks_off_reason check (off_reason in ('OWNER', 'FAILING', 'GONE', 'ACCOUNT'))
    )`);
    await runner.query('create index webhooks_user on webhooks (user_id)');
    await runner.query('create index webhooks_for_all on webhooks (id) where is_for_all');
    await runner.query(`create table webhook_deliveries (
      id bigint generated always as identity primary key,
      webhook_id uuid not null references webhooks on delete cascade,
      area text not null,
      kind text not null,
      ids jsonb not null,
      property_id bigint references properties on delete cascade,
      is_own boolean not null,
      created_at timestamptz(3) not null default now(),
      attempts integer not null default 0,
      attempted_at timestamptz(3),
      status_code integer,
      problem text,
      delivered_at timestamptz(3),
      failed_at timestamptz(3),
      constraint webhook_deliveries_end check (delivered_at is null or failed_at is null)
    )`);
    await runner.query(
      'create index webhook_deliveries_log on webhook_deliveries (webhook_id, id)',
    );
    await runner.query('create index webhook_deliveries_age on webhook_deliveries (created_at)');
    await runner.query(
      'create index webhook_deliveries_property on webhook_deliveries (property_id)',
    );
    await allow(runner, [...KINDS, ...ADDED]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_deliveries');
    await runner.query('drop table webhooks');
    await runner.query(
      `delete from security_events where kind in (${ADDED.map((kind) => `'${kind}'`).join(', ')})`,
    );
    await allow(runner, KINDS);
  }
}
