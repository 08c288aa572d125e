import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  ...['SIGNED_IN', 'SIGN_IN_REFUSED', 'SLOWED_DOWN', 'SIGNED_OUT', 'SESSIONS_ENDED'],
  ...['PASSWORD_CHANGED', 'PASSWORD_RESET', 'TEMPORARY_PASSWORD_SET', 'EMAIL_CHANGED'],
  ...['ROLE_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE_USED'],
  ...['TOKEN_CREATED', 'TOKEN_REVOKED', 'DATA_EXPORTED', 'USER_ERASED'],
  ...['WEBHOOK_CREATED', 'WEBHOOK_DELETED'],
];
const ADDED = ['PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSKEY_REFUSED'];

const quoted = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ');

async function allow(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  await runner.query('alter table security_events drop constraint security_events_kind');
  await runner.query(
    `alter table security_events add constraint security_events_kind check (kind in (${quoted(kinds)}))`,
  );
}

/** Passkeys sign in and stand for the password; a session says in which way it began. */
export class Passkeys1764641012750 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      credential_id text not null,
      public_key text not null,
      counter bigint not null default 0,
      name text not null,
      used_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`);
    await runner.query('create index passkeys_user on passkeys (user_id)');
    await runner.query('create unique index passkeys_credential on passkeys (credential_id)');
    await runner.query(`create table passkey_challenges (
      challenge_hash text primary key,
      session_id uuid references sessions on delete cascade,
      expires_at timestamptz(3) not null
    )`);
    await runner.query(
      'create index passkey_challenges_session on passkey_challenges (session_id)',
    );
    await runner.query('create index passkey_challenges_end on passkey_challenges (expires_at)');
    await runner.query(`alter table sessions add column way text not null default 'PASSWORD',
      add constraint sessions_way check (way in ('PASSWORD', 'PASSKEY'))`);
    await allow(runner, [...KINDS, ...ADDED]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from security_events where kind in (${quoted(ADDED)})`);
    await allow(runner, KINDS);
    await runner.query('alter table sessions drop column way');
    await runner.query('drop table passkey_challenges');
    await runner.query('drop table passkeys');
  }
}
