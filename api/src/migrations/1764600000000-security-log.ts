import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecurityLog1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table security_events (
      id bigint generated always as identity primary key,
      kind text not null,
      user_id bigint,
      actor_id bigint,
      network text,
      request_id text,
      at timestamptz(3) not null default now(),
      constraint security_events_kind check (kind in (
        'SIGNED_IN', 'SIGN_IN_REFUSED', 'SLOWED_DOWN', 'SIGNED_OUT', 'SESSIONS_ENDED',
        'PASSWORD_CHANGED', 'PASSWORD_RESET', 'TEMPORARY_PASSWORD_SET', 'EMAIL_CHANGED',
        'ROLE_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE_USED',
        'DATA_EXPORTED', 'USER_ERASED'))
    )`);
    await runner.query('create index security_events_user on security_events (user_id, id)');
    await runner.query('create index security_events_at on security_events (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table security_events');
  }
}
