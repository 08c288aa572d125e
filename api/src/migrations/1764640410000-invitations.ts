import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators invite users by email, one or many at a time. */
export class Invitations1764640410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table import_users (
      job_id bigint not null references import_jobs on delete cascade,
      user_id bigint not null references users on delete cascade,
      primary key (job_id, user_id)
    )`);
    await runner.query('create index import_users_user on import_users (user_id)');
    await runner.query(`create table invitations (
      user_id bigint primary key references users on delete cascade,
      token_hash text not null,
      invited_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      emails integer not null default 1
    )`);
    await runner.query('create unique index invitations_token on invitations (token_hash)');
    await runner.query(`create table invitation_runs (
      id bigint generated always as identity primary key,
      created_at timestamptz(3) not null default now()
    )`);
    await runner.query(`create table invitation_recipients (
      run_id bigint not null references invitation_runs on delete cascade,
      user_id bigint not null references users on delete cascade,
      outcome text constraint invitation_recipients_outcome
        check (outcome in ('SENT', 'HAS_PASSWORD', 'INVITED_RECENTLY', 'FAILED')),
      primary key (run_id, user_id)
    )`);
    await runner.query(`create index invitation_recipients_waiting
      on invitation_recipients (run_id, user_id) where outcome is null`);
    await runner.query(
      'create index invitation_recipients_user on invitation_recipients (user_id)',
    );
    await runner.query(`create index users_without_password
      on users (first_name, last_name, id) where deleted_at is null and password_hash is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_without_password');
    await runner.query('drop table invitation_recipients, invitation_runs, invitations');
    await runner.query('drop table import_users');
  }
}
