import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Weeks that have begun, today's included, stay with their holder; those that start later pass to
 * the new owner, without the guests of the last one. A tenure that has not begun is replaced.
 */
const CHANGE_TENURE = `create or replace function change_tenure() returns trigger
    language plpgsql as $$
    declare
      begins date := greatest((select (now() at time zone time_zone)::date + 1 from properties
        where id = new.property_id), (select max(ends_on) from tenures where share_id = new.id));
      next_id bigint;
    begin
      delete from tenures where share_id = new.id and ends_on is null and starts_on >= begins;
      update tenures set ends_on = begins where share_id = new.id and ends_on is null;
      if new.user_id is not null then
        insert into tenures (share_id, user_id, starts_on) values (new.id, new.user_id,
          case when exists (select from tenures where share_id = new.id)
            or exists (select from bookings b join weeks w using (property_id, year, week)
              where b.share_id = new.id and w.start_date < begins)
            then begins else '-infinity' end)
          returning id into next_id;
      end if;
      update bookings b set tenure_id = next_id, guests = '', guest_id = null, updated_at = now(),
          version = version + 1
        from weeks w
        where b.share_id = new.id and b.released_at is null and w.property_id = b.property_id
          and w.year = b.year and w.week = b.week and w.start_date >= begins;
      return null;
    end $$`;

/** Waits for a change of the share's owner, so that it sees the tenure that this begins. */
const BOOKING_TENURE = `create function keep_booking_tenure() returns trigger language plpgsql as $$
    begin
      perform from shares where id = new.share_id for share;
      new.tenure_id := (select t.id from tenures t, weeks w
        where t.share_id = new.share_id and w.property_id = new.property_id
          and w.year = new.year and w.week = new.week
          and t.starts_on <= w.start_date and (t.ends_on is null or t.ends_on > w.start_date));
      return new;
    end $$`;

/**
 * Fills the tenures from the log. An import names its shares, not who got them: that is who lost
 * them next, or has them now, or no one who is known. Where old entries have been purged, no one is known to have held a
 * share before the oldest.
 */
const FILL = `
  with known as (
    select min(at) as at from audit_log
    having min(id) > 1 and min(at) > (select min(created_at) from shares)
  ), held as (
    select s.id as share_id, s.user_id, p.time_zone, (now() at time zone p.time_zone)::date + 1 as tomorrow,
      s.property_id, s.share_number, case when s.created_at < known.at
        then (known.at at time zone p.time_zone)::date else '-infinity' end as starts_on
    from shares s join properties p on p.id = s.property_id left join known on true
  ), entries as (
    select entry.id, entry.action, held.share_id, held.user_id as owner_id, held.starts_on,
      (entry.at at time zone held.time_zone)::date + 1 as day,
      (entry.before ->> 'userId')::bigint as before_id,
      (entry.after ->> 'userId')::bigint as after_id
    from audit_log entry
    cross join lateral (
      select substring(entry.subject from ' property (\\d+)')::bigint as property_id,
        substring(entry.subject from '^Share (\\d+)')::integer as share_number
      where entry.action <> 'import.give'
      union all
      select substring(entry.subject from '^Property (\\d+)')::bigint, number::integer
      from jsonb_array_elements_text(case when entry.action = 'import.give'
        then entry.after -> 'shares' else '[]' end) number
    ) named
    join held on held.property_id = named.property_id and held.share_number = named.share_number
    where entry.action in ('share.assign', 'share.remove', 'import.give')
  ), changes as (
    select share_id, id, day, starts_on, before_id, action = 'import.give' or after_id is not null
        as is_held,
      case when action <> 'import.give' then after_id
        when lead(id) over later is null then owner_id else lead(before_id) over later end as user_id
    from entries window later as (partition by share_id order by id)
  ), beginnings as (
    select share_id, user_id, day, id, is_held from changes
    union all
    (select distinct on (share_id) share_id, before_id, starts_on, 0, before_id is not null
      from changes
      order by share_id, id)
    union all
    select held.share_id, held.user_id, case when last.share_id is null then held.starts_on
        else held.tomorrow end, 9223372036854775807, held.user_id is not null
    from held left join (select distinct on (share_id) share_id, user_id from changes
        order by share_id, id desc) last on last.share_id = held.share_id
    where last.share_id is null or last.user_id is distinct from held.user_id
  ), of_day as (
    select distinct on (share_id, day) share_id, user_id, day, is_held from beginnings
    order by share_id, day, id desc
  ), periods as (
    select share_id, user_id, day, is_held,
      lead(day) over (partition by share_id order by day) as until
    from of_day
  )
  insert into tenures (share_id, user_id, starts_on, ends_on)
    select share_id, (select id from users where id = user_id), day, until from periods
    where is_held order by share_id, day`;

/** Stays before the first known holder were those of an owner whom no record names. */
const FILL_UNKNOWN = `
  insert into tenures (share_id, starts_on, ends_on)
    select first.share_id, '-infinity', first.starts_on
    from (select share_id, min(starts_on) as starts_on from tenures group by share_id) first
    where first.starts_on > '-infinity' and exists (
      select from bookings b join weeks w using (property_id, year, week)
      where b.share_id = first.share_id and w.start_date < first.starts_on)`;

/** Who held a share, and from when until when: a stay belongs to the owner who held the share then. */
export class Tenures1764640920000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table tenures (
      id bigint generated always as identity primary key,
      share_id bigint not null references shares on delete cascade,
      user_id bigint references users,
      starts_on date not null,
      ends_on date,
      constraint tenures_ends check (ends_on > starts_on),
      constraint tenures_apart
        exclude using gist (share_id with =, daterange(starts_on, ends_on) with &&)
    )`);
    await runner.query('create index tenures_user on tenures (user_id)');
    await runner.query(FILL);
    await runner.query(FILL_UNKNOWN);
    // Readers of shares wait for none of this: their table keeps its trigger, which does more now.
    await runner.query('alter function forget_guests() rename to change_tenure');
    await runner.query(CHANGE_TENURE);
    await runner.query(`create trigger shares_begin_tenure after insert on shares
      for each row when (new.user_id is not null) execute function change_tenure()`);
    await runner.query(`create trigger shares_resume_tenure after update of user_id on shares
      for each row when (old.user_id is null and new.user_id is not null)
      execute function change_tenure()`);
    await runner.query(`alter table bookings
      add tenure_id bigint references tenures on delete set null`);
    await runner.query(BOOKING_TENURE);
    await runner.query(`create trigger bookings_tenure
      before insert or update of property_id, year, week, share_id on bookings
      for each row execute function keep_booking_tenure()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger bookings_tenure on bookings');
    await runner.query('drop function keep_booking_tenure');
    await runner.query('drop trigger shares_begin_tenure on shares');
    await runner.query('drop trigger shares_resume_tenure on shares');
    await runner.query('alter function change_tenure() rename to forget_guests');
    await runner.query(`create or replace function forget_guests() returns trigger
      language plpgsql as $$
      begin
        update bookings set guests = '', guest_id = null, updated_at = now(), version = version + 1
          where share_id = old.id and (guests <> '' or guest_id is not null);
        return null;
      end $$`);
    await runner.query('alter table bookings drop tenure_id');
    await runner.query('drop table tenures');
  }
}
