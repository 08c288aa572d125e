import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Weeks1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table property_years (
      property_id integer not null references properties,
      year integer not null,
      is_open_for_claims boolean not null default false,
      primary key (property_id, year)
    )`);
    await runner.query(`create table weeks (
      property_id integer not null references properties,
      year integer not null,
      week integer not null,
      start_date date not null,
      end_date date not null,
      season text not null default 'LOW',
      holiday text,
      is_maintenance boolean not null default false,
      primary key (property_id, year, week),
      constraint weeks_number check (week between 1 and 53),
      constraint weeks_season check (season in ('PEAK', 'HIGH', 'LOW')),
      constraint weeks_seven_days check (end_date = start_date + 7)
    )`);
    await runner.query(
      'create unique index weeks_maintenance on weeks (property_id, year, week, is_maintenance)',
    );
    await runner.query(`create table bookings (
      id integer generated always as identity primary key,
      property_id integer not null,
      year integer not null,
      week integer not null,
      not_maintenance boolean default false,
      share_id integer not null references shares,
      guests text not null default '',
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      released_at timestamptz(3),
      version integer not null default 1,
      constraint bookings_held check ((released_at is null) = (not_maintenance is not null)),
      constraint bookings_not_maintenance check (not_maintenance = false),
      constraint bookings_property_id_year_week_not_maintenance_fkey
        foreign key (property_id, year, week, not_maintenance)
        references weeks (property_id, year, week, is_maintenance)
    )`);
    await runner.query(`create unique index bookings_held_once on bookings (property_id, year, week)
      where released_at is null`);
    await runner.query('create index bookings_week on bookings (property_id, year, week)');
    await runner.query('create index bookings_share on bookings (share_id)');
    await runner.query(`create table calendar_feeds (
      id integer generated always as identity primary key,
      token_hash text not null,
      user_id integer not null references users on delete cascade,
      property_id integer references properties,
      created_at timestamptz(3) not null default now()
    )`);
    await runner.query('create unique index calendar_feeds_token on calendar_feeds (token_hash)');
    await runner.query(`create unique index calendar_feeds_calendar
      on calendar_feeds (user_id, coalesce(property_id, 0))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table calendar_feeds, bookings, weeks, property_years');
  }
}
