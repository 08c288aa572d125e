import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A share that passes to one of its members keeps its members; one that leaves them all has new ones. */
const KEEP_MEMBERS = `create function keep_members() returns trigger language plpgsql as $$
    begin
      if is_member(new.id, new.user_id) then return null; end if;
      delete from share_members where share_id = new.id;
      insert into share_members (share_id, user_id)
        select new.id, new.user_id where new.user_id is not null;
      return null;
    end $$`;

/** What a member has begun for the share passes to the first when they leave and others stay. */
const PASS_ON = `create function pass_on_to_first() returns trigger language plpgsql as $$
    declare
      heir bigint := (select user_id from shares
        where id = old.share_id and is_member(id, user_id));
    begin
      if exists (select from shares where id = old.share_id and user_id = old.user_id) then
        raise exception 'The first of share % is always a member.', old.share_id;
      end if;
      if heir is null then return null; end if;
      update wish_lists set user_id = heir where share_id = old.share_id and user_id = old.user_id;
      update swap_wishes set user_id = heir where user_id = old.user_id
        and booking_id in (select id from bookings where share_id = old.share_id);
      update exchange_legs set user_id = heir
        where share_id = old.share_id and user_id = old.user_id and is_open;
      update week_swaps set requester_id = heir
        where share_id = old.share_id and requester_id = old.user_id and status = 'PENDING';
      update week_swaps set answerer_id = heir
        where target_share_id = old.share_id and answerer_id = old.user_id and status = 'PENDING';
      return null;
    end $$`;

/** No exchange goes on between shares that get an owner in common; its owners are notified later. */
const END_EXCHANGES = `create function end_exchanges_of_joined() returns trigger
    language plpgsql as $$
    begin
      update exchanges set status = 'ENDED', ended_at = now(), is_announced = false
        where status in ('OPEN', 'AGREED') and id in (
          select leg.exchange_id from exchange_legs leg
          join exchange_legs other on other.exchange_id = leg.exchange_id
            and other.share_id <> leg.share_id
          where leg.share_id = new.share_id and leg.is_open
            and is_member(other.share_id, new.user_id));
      return null;
    end $$`;

const COUNT = `create function count_members() returns trigger language plpgsql as $$
    begin
      update users set share_count = share_count - 1 where id = old.user_id;
      update users set share_count = share_count + 1 where id = new.user_id;
      return null;
    end $$`;

const settle = (users: string) => `create or replace function settle_share() returns trigger
    language plpgsql as $$
    begin
      if old.user_id is not distinct from new.user_id then return null; end if;
      ${users}
      update shares s set owner_text = u.search_text from users u
        where s.id = new.id and u.id = s.user_id and s.owner_text is distinct from u.search_text;
      return null;
    end $$`;

/** Waits for a change of the new owner’s name. */
const AFTER_RENAMING = 'perform from users where id = new.user_id for no key update;';

const COUNTS_OF_FIRST = `update users set share_count = share_count - 1 where id = old.user_id;
      update users set share_count = share_count + 1 where id = new.user_id;`;

/** As before, but a share that stays with its members keeps the guests of its weeks. */
const changeTenure = (guests: string) => `create or replace function change_tenure() returns trigger
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
      update bookings b set tenure_id = next_id, ${guests} updated_at = now(),
          version = version + 1
        from weeks w
        where b.share_id = new.id and b.released_at is null and w.property_id = b.property_id
          and w.year = b.year and w.week = b.week and w.start_date >= begins;
      return null;
    end $$`;

const NO_GUESTS = `guests = '', guest_id = null,`;
const GUESTS_OF_MEMBERS = `guests = case when is_member(new.id, new.user_id) then guests else '' end,
          guest_id = case when is_member(new.id, new.user_id) then guest_id end,`;

/** The triggers that end what a former owner has begun; `leaves` is when. */
async function endByTrigger(runner: QueryRunner, leaves: string): Promise<void> {
  await runner.query('drop trigger shares_cancel_swaps on shares');
  await runner.query(`create trigger shares_cancel_swaps after update of user_id on shares
    for each row when (old.user_id is not null and ${leaves})
    execute function cancel_swaps_of_share()`);
  await runner.query('drop trigger shares_end_wishes on shares');
  await runner.query(`create trigger shares_end_wishes
    after update of user_id, is_active on shares for each row
    when (${leaves} or (old.is_active and not new.is_active))
    execute function end_wishes_of_share()`);
}

const CHANGES = 'old.user_id is distinct from new.user_id';

/** The people of a share: `shares.user_id` is the first of them. */
export class ShareMembers1764640995000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('lock table shares in share row exclusive mode');
    await runner.query(`create table share_members (
      share_id bigint not null references shares on delete cascade,
      user_id bigint not null references users,
      joined_at timestamptz(3) not null default now(),
      primary key (share_id, user_id)
    )`);
    // Who got a share from another joined when their tenure began.
    await runner.query(`insert into share_members (share_id, user_id, joined_at)
      select s.id, s.user_id, greatest(s.created_at, (
          select t.starts_on::timestamp at time zone p.time_zone from tenures t
          where t.share_id = s.id and t.user_id = s.user_id and t.ends_on is null))
        from shares s join properties p on p.id = s.property_id where s.user_id is not null`);
    await runner.query('create index share_members_user on share_members (user_id)');
    await runner.query(`create function is_member(share bigint, person bigint) returns boolean
      language sql stable as $$
        select exists (select from share_members where share_id = share and user_id = person)
      $$`);
    await runner.query(KEEP_MEMBERS);
    await runner.query(PASS_ON);
    await runner.query(COUNT);
    await runner.query(settle(AFTER_RENAMING));
    await runner.query(changeTenure(GUESTS_OF_MEMBERS));
    await endByTrigger(runner, `${CHANGES} and not is_member(new.id, new.user_id)`);
    // By their names, the triggers that ask who was a member come before this one.
    await runner.query(`create trigger shares_keep_new_members after insert on shares
      for each row when (new.user_id is not null) execute function keep_members()`);
    await runner.query(`create trigger shares_then_keep_members after update of user_id on shares
      for each row when (${CHANGES}) execute function keep_members()`);
    await runner.query(`create trigger share_members_pass_on after delete on share_members
      for each row execute function pass_on_to_first()`);
    await runner.query(END_EXCHANGES);
    await runner.query(`create trigger share_members_end_exchanges after insert on share_members
      for each row execute function end_exchanges_of_joined()`);
    // By share: a member who joined while the exchange was found may have two of its legs.
    await runner.query('drop index exchange_legs_owner');
    await runner.query(`create unique index exchange_legs_one_each
      on exchange_legs (exchange_id, share_id)`);
    // At the commit, as the shares themselves.
    await runner.query(`create constraint trigger share_members_counted
      after insert or delete on share_members deferrable initially deferred
      for each row execute function count_members()`);
    await runner.query(`create view held_shares as
      select s.id, s.property_id, s.share_number, s.is_active, m.user_id
      from share_members m join shares s on s.id = m.share_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view held_shares');
    await runner.query('drop trigger shares_then_keep_members on shares');
    await runner.query('drop trigger shares_keep_new_members on shares');
    await endByTrigger(runner, CHANGES);
    await runner.query(changeTenure(NO_GUESTS));
    await runner.query(settle(COUNTS_OF_FIRST));
    await runner.query('drop table share_members');
    await runner.query('drop index exchange_legs_one_each');
    await runner.query(`create unique index exchange_legs_owner
      on exchange_legs (exchange_id, user_id)`);
    await runner.query(`drop function keep_members, pass_on_to_first, end_exchanges_of_joined,
      count_members, is_member`);
    await runner.query(`update users u set share_count = (
      select count(*) from shares where user_id = u.id)`);
  }
}
