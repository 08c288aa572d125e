import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../core/database/build-index';

/** Reminders of stays: which a user wants, and which they have had. */
export class StayReminders1764641012400 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notice_choices
      add column if not exists remind_two_weeks boolean not null default true,
      add column if not exists remind_two_days boolean not null default true,
      add column if not exists remind_last_day boolean not null default true`);
    await runner.query(`create table if not exists stay_reminders (
      user_id bigint not null references users on delete cascade,
      property_id bigint not null,
      year integer not null,
      week integer not null,
      kind text not null
        constraint stay_reminders_kind check (kind in ('TWO_WEEKS', 'TWO_DAYS', 'LAST_DAY')),
      sent_at timestamptz(3) not null default now(),
      primary key (user_id, property_id, year, week, kind),
      foreign key (property_id, year, week) references weeks on delete cascade
    )`);
    await runner.query(`create index if not exists stay_reminders_week
      on stay_reminders (property_id, year, week)`);
    await buildIndex(runner, { name: 'weeks_start', definition: 'on weeks (start_date)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index weeks_start');
    await runner.query('drop table stay_reminders');
    await runner.query(`alter table notice_choices drop column remind_two_weeks,
      drop column remind_two_days, drop column remind_last_day`);
  }
}
