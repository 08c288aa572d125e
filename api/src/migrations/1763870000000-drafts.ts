import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Drafts1763870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table property_years add column is_drafting boolean not null default false',
    );
    await runner.query(`create table drafts (
      id integer generated always as identity primary key,
      property_id integer not null references properties,
      year integer not null,
      status text not null default 'PLANNED',
      rules jsonb not null,
      opens_at timestamptz(3),
      turn_began_at timestamptz(3),
      deadline timestamptz(3),
      left_ms integer,
      reminders integer not null default 0,
      wakes_at timestamptz(3),
      problem text,
      seq integer not null default 0,
      head text not null default '',
      created_at timestamptz(3) not null default now(),
      version integer not null default 1,
      constraint drafts_status check (status in ('PLANNED', 'RUNNING', 'PAUSED', 'ENDED')),
      constraint drafts_clock check ((status = 'RUNNING') = (deadline is not null)),
      constraint drafts_paused check ((status = 'PAUSED') = (left_ms is not null))
    )`);
    await runner.query('create unique index drafts_year on drafts (property_id, year)');
    await runner.query('create index drafts_wakes on drafts (wakes_at) where wakes_at is not null');
    await runner.query(`create table draft_log (
      draft_id integer not null references drafts,
      seq integer not null,
      text text not null,
      hash text not null,
      primary key (draft_id, seq)
    )`);
    await runner.query(`create function refuse_draft_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The log of a draft is append-only.';
      end $$`);
    await runner.query(`create trigger draft_log_append_only
      before update or delete or truncate on draft_log
      for each statement execute function refuse_draft_change()`);
    await runner.query(`create table draft_picks (
      draft_id integer not null references drafts,
      round integer not null,
      share_id integer not null references shares,
      week integer not null,
      is_first_choice boolean not null default false,
      primary key (draft_id, round, share_id)
    )`);
    await runner.query('create unique index draft_picks_week on draft_picks (draft_id, week)');
    await runner.query('create index draft_picks_share on draft_picks (share_id)');
    await runner.query(`create table wish_lists (
      share_id integer not null references shares,
      year integer not null,
      user_id integer not null references users on delete cascade,
      weeks integer[] not null,
      is_autopilot boolean not null default false,
      updated_at timestamptz(3) not null default now(),
      primary key (share_id, year)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table wish_lists, draft_picks, draft_log, drafts');
    await runner.query('drop function refuse_draft_change');
    await runner.query('alter table property_years drop column is_drafting');
  }
}
