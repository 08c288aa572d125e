import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happens to what people have, for their Home and emails, and whether it is pushed. */
export class Notices1764640922000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notices (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      property_id bigint references properties on delete cascade,
      kind text not null,
      by_id bigint references users,
      other_id bigint references users,
      facts jsonb not null,
      at timestamptz(3) not null default now(),
      mailed_at timestamptz(3)
    )`);
    await runner.query('create index notices_user on notices (user_id, at)');
    await runner.query(
      'create index notices_unmailed on notices (user_id) where mailed_at is null',
    );
    await runner.query('create index notices_by on notices (by_id)');
    await runner.query('create index notices_other on notices (other_id)');
    await runner.query('alter table push_preferences add holdings boolean not null default true');
    await runner.query(`create table notice_choices (
      user_id bigint primary key references users on delete cascade,
      mail text not null,
      quiet_from smallint,
      quiet_until smallint,
      constraint notice_choices_mail check (mail in ('AT_ONCE', 'DAILY', 'NEVER')),
      constraint notice_choices_quiet check (quiet_from between 0 and 23
        and quiet_until between 0 and 23 and quiet_from <> quiet_until
        or quiet_from is null and quiet_until is null)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notice_choices');
    await runner.query('alter table push_preferences drop holdings');
    await runner.query('drop table notices');
  }
}
