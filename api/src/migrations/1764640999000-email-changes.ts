import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users change their own e-mail address: a code at the new one, and a link back for the old one. */
export class EmailChanges1764640999000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table email_changes (
      user_id bigint primary key references users on delete cascade,
      new_email citext not null,
      code_hash text,
      wrong_tries integer not null default 0,
      expires_at timestamptz(3) not null
    )`);
    await runner.query(`create table email_undos (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      old_email citext not null,
      token_hash text not null,
      expires_at timestamptz(3) not null
    )`);
    await runner.query('create unique index email_undos_token on email_undos (token_hash)');
    await runner.query('create index email_undos_user on email_undos (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table email_undos');
    await runner.query('drop table email_changes');
  }
}
