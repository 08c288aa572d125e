import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans whose day has begun at the house, and which no process has carried out yet. */
const DUE = `create view due_handovers as
      select plan.id, plan.share_id, plan.user_id, plan.created_at
      from planned_handovers plan join shares s on s.id = plan.share_id
      join properties p on p.id = s.property_id
      where plan.status = 'PLANNED' and plan.day <= (now() at time zone p.time_zone)::date`;

/**
 * Who has a share, and to whom it passes. A plain union of tables: PostgreSQL looks up each by the
 * share or person that a statement joins, as long as no branch has conditions.
 */
const PEOPLE = `create view share_people as
      select share_id, user_id, joined_at, false as is_next, 'PLANNED' as status from share_members
      union all
      select share_id, user_id, created_at, true, status from planned_handovers`;

/**
 * Without whom it was of, once the planned day has begun. A value, not a join: PostgreSQL orders the
 * joins of a statement freely around it.
 */
const CURRENT = `person.status = 'PLANNED' and person.user_id = coalesce((select due.user_id
        from due_handovers due where due.share_id = person.share_id), person.user_id)`;

/** Whose a share is today: from the planned day on, it is the new owner's. */
const PRESENT = `create view present_members as
      select person.share_id, person.user_id, person.joined_at from share_people person
      where ${CURRENT} and (not person.is_next or exists (select from due_handovers due
        where due.share_id = person.share_id))`;

/** Whose the weeks of a share are: those that start from one day to another. */
const TERMS = `create view share_terms as
      select person.share_id, person.user_id,
        case when not person.is_next or exists (select from due_handovers due
          where due.share_id = person.share_id) then '-infinity' else plan.day end as starts_on,
        case when not person.is_next then plan.day end as ends_on
      from share_people person left join planned_handovers plan
        on plan.share_id = person.share_id and plan.status = 'PLANNED'
      where ${CURRENT}`;

const OF_MEMBERS = `select s.id, s.property_id, s.share_number, s.is_active, m.user_id
      from share_members m join shares s on s.id = m.share_id`;

/** Who sees the house of a share: its owners of today, and who will be one. */
const HELD = `create or replace view held_shares as
      select s.id, s.property_id, s.share_number, s.is_active, person.user_id
      from share_people person join shares s on s.id = person.share_id
      where ${CURRENT}`;

/** Weeks from a day to another pass to another tenure as they do at once, without guests, swaps and wishes. */
const PASS_WEEKS = `create function pass_weeks(share bigint, from_day date, to_day date, tenure bigint)
    returns void language plpgsql as $$
    begin
      update week_swaps set status = 'CANCELLED', is_told = false, updated_at = now(),
          version = version + 1, answer_note = 'One of the shares left its owner meanwhile.'
        where status = 'PENDING' and (share_id = share or target_share_id = share)
          and (current_week_start >= from_day and current_week_start < to_day
            or preferred_week_start >= from_day and preferred_week_start < to_day);
      delete from swap_wishes where booking_id in (
        select b.id from bookings b join weeks w using (property_id, year, week)
        where b.share_id = share and w.start_date >= from_day and w.start_date < to_day);
      update exchanges set status = 'ENDED', ended_at = now(), is_announced = false
        where status in ('OPEN', 'AGREED') and id in (
          select leg.exchange_id from exchange_legs leg
          join exchanges e on e.id = leg.exchange_id
          join weeks w on w.property_id = e.property_id and w.year = e.year
            and w.week in (leg.week, leg.gets_week)
          where leg.share_id = share and leg.is_open
            and w.start_date >= from_day and w.start_date < to_day);
      update bookings b set tenure_id = tenure, guests = '', guest_id = null,
          is_open_to_swap = false, updated_at = now(), version = version + 1
        from weeks w
        where b.share_id = share and b.released_at is null and w.property_id = b.property_id
          and w.year = b.year and w.week = b.week
          and w.start_date >= from_day and w.start_date < to_day;
    end $$`;

const BEGIN = `create function begin_planned_handover() returns trigger language plpgsql as $$
    declare
      next_id bigint;
    begin
      update tenures set ends_on = new.day where share_id = new.share_id and ends_on is null;
      if not found then raise exception 'Share % has no owner.', new.share_id; end if;
      insert into tenures (share_id, user_id, starts_on)
        values (new.share_id, new.user_id, new.day) returning id into next_id;
      perform pass_weeks(new.share_id, new.day, 'infinity', next_id);
      return null;
    end $$`;

/**
 * A plan that is done before its day brings the new owner's time forward; one that ends gives the
 * weeks back, with their guests if the person is an owner of the share now.
 */
const END = `create function end_planned_handover() returns trigger language plpgsql as $$
    declare
      begins date;
      other_id bigint;
    begin
      if new.status = 'DONE' then
        begins := greatest((select (now() at time zone p.time_zone)::date + 1
            from shares s join properties p on p.id = s.property_id where s.id = new.share_id),
          (select max(ends_on) from tenures where share_id = new.share_id and ends_on <> new.day));
        if begins >= new.day then return null; end if;
        delete from tenures
          where share_id = new.share_id and ends_on = new.day and starts_on >= begins;
        update tenures set ends_on = begins where share_id = new.share_id and ends_on = new.day;
        update tenures set starts_on = begins where share_id = new.share_id and ends_on is null
          returning id into other_id;
        perform pass_weeks(new.share_id, begins, new.day, other_id);
        return null;
      end if;
      delete from tenures where share_id = new.share_id and starts_on = new.day and ends_on is null;
      update tenures set ends_on = null where share_id = new.share_id and ends_on = new.day
        returning id into other_id;
      if is_member(new.share_id, new.user_id) then
        update bookings b set tenure_id = other_id from weeks w
          where b.share_id = new.share_id and b.released_at is null
            and w.property_id = b.property_id and w.year = b.year and w.week = b.week
            and w.start_date >= new.day;
      else
        perform pass_weeks(new.share_id, new.day, 'infinity', other_id);
      end if;
      return null;
    end $$`;

/** Someone who becomes an owner of the share needs no plan for it any more. */
const JOINED = `create function end_plan_of_joined() returns trigger language plpgsql as $$
    begin
      update planned_handovers set status = 'ENDED', is_told = false
        where share_id = new.share_id and user_id = new.user_id and status = 'PLANNED';
      return null;
    end $$`;

/** A plan goes on while the share stays with its members; if the share leaves them, the plan ends. */
const SETTLE = `until := (select day from planned_handovers
        where share_id = new.id and status = 'PLANNED');
      if until is not null and not is_member(new.id, new.user_id) then
        as_planned := passes_as_planned(new.id, new.user_id);
        update planned_handovers set is_told = user_id is not distinct from new.user_id,
            status = case when user_id = new.user_id then 'DONE' else 'ENDED' end
          where share_id = new.id and status = 'PLANNED';
        if as_planned then return null; end if;
        until := null;
      end if;`;

/** As before; \`until\` is the day on which the share passes to someone else. */
const changeTenure = (settle: string) => `create or replace function change_tenure() returns trigger
    language plpgsql as $$
    declare
      until date;
      as_planned boolean;
      begins date;
      next_id bigint;
    begin
      ${settle}
      begins := greatest((select (now() at time zone time_zone)::date + 1 from properties
        where id = new.property_id), (select max(ends_on) from tenures
          where share_id = new.id and ends_on is distinct from until));
      if begins >= until then return null; end if;
      delete from tenures where share_id = new.id and ends_on is not distinct from until
        and starts_on >= begins;
      update tenures set ends_on = begins
        where share_id = new.id and ends_on is not distinct from until;
      if new.user_id is not null then
        insert into tenures (share_id, user_id, starts_on, ends_on) values (new.id, new.user_id,
          case when exists (select from tenures where share_id = new.id and starts_on < begins)
            or exists (select from bookings b join weeks w using (property_id, year, week)
              where b.share_id = new.id and w.start_date < begins)
            then begins else '-infinity' end, until)
          returning id into next_id;
      end if;
      update bookings b set tenure_id = next_id,
          guests = case when is_member(new.id, new.user_id) then guests else '' end,
          guest_id = case when is_member(new.id, new.user_id) then guest_id end,
          updated_at = now(), version = version + 1
        from weeks w
        where b.share_id = new.id and b.released_at is null and w.property_id = b.property_id
          and w.year = b.year and w.week = b.week and w.start_date >= begins
          and (until is null or w.start_date < until);
      return null;
    end $$`;

/** The triggers that end what a former owner has begun; \`leaves\` is when. */
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

const LEAVES = 'old.user_id is distinct from new.user_id and not is_member(new.id, new.user_id)';

/** A share passes to its next owner on a day to come: their weeks are theirs at once. */
export class PlannedHandovers1764641002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table planned_handovers (
      id bigint generated always as identity primary key,
      share_id bigint not null references shares on delete cascade,
      user_id bigint not null references users,
      day date not null,
      kind text not null
        constraint planned_handovers_kind check (kind in ('SALE', 'INHERITANCE', 'GIFT', 'OTHER')),
      reason text,
      planned_by_id bigint not null references users,
      status text not null default 'PLANNED'
        constraint planned_handovers_status check (status in ('PLANNED', 'DONE', 'ENDED')),
      is_told boolean not null default true,
      created_at timestamptz(3) not null default now()
    )`);
    await runner.query(`create unique index planned_handovers_one
      on planned_handovers (share_id) where status = 'PLANNED'`);
    await runner.query('create index planned_handovers_share on planned_handovers (share_id)');
    await runner.query('create index planned_handovers_user on planned_handovers (user_id)');
    await runner.query('create index planned_handovers_by on planned_handovers (planned_by_id)');
    await runner.query(
      'create index planned_handovers_untold on planned_handovers (id) where not is_told',
    );
    for (const text of [DUE, PEOPLE, PRESENT, TERMS, HELD, PASS_WEEKS, BEGIN, END, JOINED]) {
      await runner.query(text);
    }
    await runner.query(`create function passes_as_planned(share bigint, person bigint)
      returns boolean language sql stable as $$
        select exists (select from planned_handovers
          where share_id = share and user_id = person and status = 'PLANNED')
      $$`);
    await runner.query(`create trigger planned_handovers_begin after insert on planned_handovers
      for each row execute function begin_planned_handover()`);
    await runner.query(`create trigger planned_handovers_end after update on planned_handovers
      for each row when (old.status = 'PLANNED' and new.status <> 'PLANNED')
      execute function end_planned_handover()`);
    await runner.query(`create trigger share_members_end_plans after insert on share_members
      for each row execute function end_plan_of_joined()`);
    await runner.query(changeTenure(SETTLE));
    await endByTrigger(runner, `${LEAVES} and not passes_as_planned(new.id, new.user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update planned_handovers set status = 'ENDED' where status = 'PLANNED'`);
    await endByTrigger(runner, LEAVES);
    await runner.query(changeTenure(''));
    await runner.query('drop trigger share_members_end_plans on share_members');
    await runner.query('drop view share_terms, present_members');
    await runner.query(`create or replace view held_shares as ${OF_MEMBERS}`);
    await runner.query('drop view share_people, due_handovers');
    await runner.query('drop table planned_handovers');
    await runner.query(`drop function pass_weeks, begin_planned_handover, end_planned_handover,
      end_plan_of_joined, passes_as_planned`);
  }
}
