import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountSecurity1764620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table sessions
      add column device text not null default 'Unknown device',
      add column network text not null default '',
      add column used_at timestamptz(3) not null default now(),
      add column password_at timestamptz(3) not null default now(),
      add column admin_until timestamptz(3)`);
    await runner.query(`update sessions
      set admin_until = created_at + interval '12 hours' where is_admin_session`);
    // Nothing is known of when they were used, and a password given long ago does not count.
    await runner.query('update sessions set password_at = created_at, used_at = created_at');
    // is_admin_session stays for one release: processes of the last one read and write it while an
    // update rolls out.
    await runner.query(`create table second_factors (
      user_id bigint primary key references users (id) on delete cascade,
      secret text not null,
      last_step bigint,
      confirmed_at timestamptz(3)
    )`);
    await runner.query(`create table recovery_codes (
      user_id bigint not null references second_factors (user_id) on delete cascade,
      code_hash text not null,
      primary key (user_id, code_hash)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recovery_codes');
    await runner.query('drop table second_factors');
    await runner.query(
      'update sessions set is_admin_session = coalesce(admin_until > now(), false)',
    );
    await runner.query(`alter table sessions drop column device, drop column network,
      drop column used_at, drop column password_at, drop column admin_until`);
  }
}
