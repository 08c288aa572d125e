import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPEN = `status in ('OPEN', 'AGREED')`;

/** Ends open exchanges; both sides are notified later. */
const endExchanges = (legs: string) => `update exchanges
          set status = 'ENDED', ended_at = now(), is_announced = false
          where ${OPEN} and id in (
            select exchange_id from exchange_legs where is_open and ${legs});`;

/** Private wishes for weeks, the exchanges found from them, and what rests for a while. */
export class Exchanges1764640550000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table swap_wishes (
      booking_id bigint primary key references bookings on delete cascade,
      user_id bigint not null references users on delete cascade,
      weeks integer[] not null constraint swap_wishes_weeks
        check (cardinality(weeks) between 1 and 53 and 1 <= all (weeks) and 53 >= all (weeks)),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`);
    await runner.query('create index swap_wishes_user on swap_wishes (user_id)');
    await runner.query(`create table exchanges (
      id bigint generated always as identity primary key,
      property_id bigint not null references properties on delete cascade,
      year integer not null,
      status text not null default 'OPEN' constraint exchanges_status
        check (status in ('OPEN', 'AGREED', 'DONE', 'ENDED')),
      proposed_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3),
      is_announced boolean not null default true,
      constraint exchanges_ended check ((ended_at is null) = (${OPEN}))
    )`);
    await runner.query('create index exchanges_property on exchanges (property_id, year)');
    await runner.query(`create index exchanges_expires on exchanges (expires_at) where ${OPEN}`);
    await runner.query(
      'create index exchanges_unannounced on exchanges (id) where not is_announced',
    );
    await runner.query(`create table exchange_legs (
      exchange_id bigint not null references exchanges on delete cascade,
      booking_id bigint not null references bookings,
      share_id bigint not null references shares,
      user_id bigint not null references users,
      week integer not null,
      gets_week integer not null,
      gets_booking_id bigint references bookings,
      agreed_at timestamptz(3),
      is_open boolean not null default true,
      constraint exchange_legs_other_week check (gets_week <> week),
      primary key (exchange_id, booking_id)
    )`);
    await runner.query(`create unique index exchange_legs_one_open on exchange_legs (booking_id)
      where is_open`);
    await runner.query(`create unique index exchange_legs_owner
      on exchange_legs (exchange_id, user_id)`);
    await runner.query(`create unique index exchange_legs_gets
      on exchange_legs (exchange_id, gets_week)`);
    await runner.query('create index exchange_legs_user on exchange_legs (user_id)');
    await runner.query('create index exchange_legs_share on exchange_legs (share_id)');
    await runner.query(`create table resting_weeks (
      id bigint generated always as identity primary key,
      property_id bigint not null references properties on delete cascade,
      year integer not null,
      week integer not null,
      other_week integer constraint resting_weeks_pair check (other_week > week),
      until timestamptz(3) not null
    )`);
    await runner.query(`create unique index resting_weeks_once
      on resting_weeks (property_id, year, week, coalesce(other_week, 0))`);
    await runner.query('create index resting_weeks_until on resting_weeks (until)');
    await runner.query(`create table exchange_searches (
      property_id bigint not null references properties on delete cascade,
      year integer not null,
      due_at timestamptz(3) not null default now(),
      primary key (property_id, year)
    )`);
    await runner.query('create index exchange_searches_due on exchange_searches (due_at)');
    await this.keepTrue(runner);
  }

  /** What has to hold after every change of a booking or a share, also by an older process. */
  private async keepTrue(runner: QueryRunner): Promise<void> {
    await runner.query(`create function close_exchange() returns trigger language plpgsql as $$
      begin
        update exchange_legs set is_open = false where exchange_id = new.id;
        return null;
      end $$`);
    await runner.query(`create trigger exchanges_close after update of status on exchanges
      for each row when (new.status in ('DONE', 'ENDED')) execute function close_exchange()`);
    await runner.query(`create function end_wishes_of_booking() returns trigger
      language plpgsql as $$
      begin
        delete from swap_wishes where booking_id = new.id;
        ${endExchanges('booking_id = new.id')}
        return null;
      end $$`);
    await runner.query(`create trigger bookings_end_wishes
      after update of released_at, share_id, year, week on bookings for each row
      when ((old.released_at, old.share_id, old.year, old.week)
        is distinct from (new.released_at, new.share_id, new.year, new.week))
      execute function end_wishes_of_booking()`);
    await runner.query(`create function end_wishes_of_share() returns trigger
      language plpgsql as $$
      begin
        delete from swap_wishes where booking_id in (
          select id from bookings where share_id = new.id);
        ${endExchanges('share_id = new.id')}
        return null;
      end $$`);
    await runner.query(`create trigger shares_end_wishes
      after update of user_id, is_active on shares for each row
      when (old.user_id is distinct from new.user_id or (old.is_active and not new.is_active))
      execute function end_wishes_of_share()`);
    await runner.query(`create function search_exchanges() returns trigger language plpgsql as $$
      begin
        insert into exchange_searches (property_id, year)
          select new.property_id, new.year where exists (
            select from swap_wishes it join bookings b on b.id = it.booking_id
            where b.property_id = new.property_id and b.year = new.year)
          on conflict (property_id, year) do update set due_at = now();
        return null;
      end $$`);
    await runner.query(`create trigger bookings_search_exchanges
      after insert or update of released_at, share_id, year, week on bookings
      for each row execute function search_exchanges()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger bookings_search_exchanges on bookings');
    await runner.query('drop trigger shares_end_wishes on shares');
    await runner.query('drop trigger bookings_end_wishes on bookings');
    await runner.query(
      'drop table exchange_searches, resting_weeks, exchange_legs, exchanges, swap_wishes',
    );
    await runner.query(`drop function search_exchanges, end_wishes_of_share,
      end_wishes_of_booking, close_exchange`);
  }
}
