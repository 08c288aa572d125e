import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  ...['SIGNED_IN', 'SIGN_IN_REFUSED', 'SLOWED_DOWN', 'SIGNED_OUT', 'SESSIONS_ENDED'],
  ...['PASSWORD_CHANGED', 'PASSWORD_RESET', 'TEMPORARY_PASSWORD_SET', 'EMAIL_CHANGED'],
  ...['ROLE_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE_USED'],
  ...['PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSKEY_REFUSED'],
  ...['TOKEN_CREATED', 'TOKEN_REVOKED', 'DATA_EXPORTED', 'USER_ERASED'],
  ...['WEBHOOK_CREATED', 'WEBHOOK_DELETED'],
];
const ADDED = ['IDENTITY_ADDED', 'IDENTITY_REMOVED'];

const WAYS = ['PASSWORD', 'PASSKEY'];

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

async function allow(
  runner: QueryRunner,
  { table, column, values }: { table: string; column: string; values: readonly string[] },
): Promise<void> {
  const name = `${table}_${column}`;
  await runner.query(`alter table ${table} drop constraint ${name},
    add constraint ${name} check (${column} in (${quoted(values)}))`);
}

/** Accounts at sign-in providers open sessions; what is asked of a provider is kept for minutes. */
export class SignInProviders1764641012770 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table sign_in_identities (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      provider text not null,
      issuer text not null,
      subject text not null,
      email text,
      used_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`);
    await runner.query('create index sign_in_identities_user on sign_in_identities (user_id)');
    await runner.query(
      'create unique index sign_in_identities_subject on sign_in_identities (issuer, subject)',
    );
    await runner.query(`create table provider_flows (
      flow_hash text primary key,
      provider text not null,
      purpose text not null,
      session_id uuid references sessions on delete cascade,
      is_admin boolean not null,
      next text not null,
      expires_at timestamptz(3) not null,
      constraint provider_flows_purpose check (purpose in ('sign-in', 'link', 'confirm'))
    )`);
    await runner.query('create index provider_flows_session on provider_flows (session_id)');
    await runner.query('create index provider_flows_end on provider_flows (expires_at)');
    await allow(runner, { table: 'sessions', column: 'way', values: [...WAYS, 'PROVIDER'] });
    await allow(runner, {
      table: 'security_events',
      column: 'kind',
      values: [...KINDS, ...ADDED],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from security_events where kind in (${quoted(ADDED)})`);
    await allow(runner, { table: 'security_events', column: 'kind', values: KINDS });
    await runner.query(`delete from sessions where way = 'PROVIDER'`);
    await allow(runner, { table: 'sessions', column: 'way', values: WAYS });
    await runner.query('drop table provider_flows');
    await runner.query('drop table sign_in_identities');
  }
}
