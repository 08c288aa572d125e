import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  ...['SIGNED_IN', 'SIGN_IN_REFUSED', 'SLOWED_DOWN', 'SIGNED_OUT', 'SESSIONS_ENDED'],
  ...['PASSWORD_CHANGED', 'PASSWORD_RESET', 'TEMPORARY_PASSWORD_SET', 'EMAIL_CHANGED'],
  ...['ROLE_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE_USED'],
  ...['DATA_EXPORTED', 'USER_ERASED'],
];
const ADDED = ['TOKEN_CREATED', 'TOKEN_REVOKED'];

async function allow(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await runner.query('alter table security_events drop constraint security_events_kind');
  await runner.query(
    `alter table security_events add constraint security_events_kind check (kind in (${list}))`,
  );
}

/** Access tokens, with which programs act for a user. */
export class AccessTokens1764640560000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table access_tokens (
      id uuid primary key default gen_random_uuid(),
      user_id bigint not null references users on delete cascade,
      name text not null,
      token_hash bytea not null,
      scopes text[] not null,
      network text,
      used_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null
    )`);
    await runner.query('create unique index access_tokens_hash on access_tokens (token_hash)');
    await runner.query('create index access_tokens_user on access_tokens (user_id)');
    await allow(runner, [...KINDS, ...ADDED]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table access_tokens');
    await runner.query(
      `delete from security_events where kind in (${ADDED.map((kind) => `'${kind}'`).join(', ')})`,
    );
    await allow(runner, KINDS);
  }
}
