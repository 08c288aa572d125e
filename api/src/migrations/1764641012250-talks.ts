import type { MigrationInterface, QueryRunner } from 'typeorm';

const START = `create function start_talk() returns trigger language plpgsql as $$
    begin
      insert into talks (property_id) values (new.id);
      return null;
    end $$`;

/** A message that is being sent locks the talk: one who joins meanwhile does not read it. */
const JOIN = `create function join_talk() returns trigger language plpgsql as $$
    declare
      house bigint := (select property_id from shares where id = new.share_id);
      last bigint;
    begin
      select last_message_id into last from talks where property_id = house for update;
      insert into talk_periods (property_id, user_id, after_id) values (house, new.user_id, last)
        on conflict (property_id, user_id, is_administrator) where up_to_id is null do nothing;
      return null;
    end $$`;

/**
 * Without the share, which may be gone already: who has none left in a house leaves its talk, and
 * keeps what they could read.
 */
const LEAVE = `create function leave_talk() returns trigger language plpgsql as $$
    begin
      perform from talks where property_id in (select property_id from talk_periods
          where user_id = old.user_id and up_to_id is null and not is_administrator)
        order by property_id for update;
      update talk_periods period set up_to_id = talk.last_message_id, left_at = now(),
          after_id = case when talk.newcomers_read_all then 0 else period.after_id end
        from talks talk
        where talk.property_id = period.property_id and period.user_id = old.user_id
          and period.up_to_id is null and not period.is_administrator
          and not exists (select from share_members m join shares s on s.id = m.share_id
            where m.user_id = old.user_id and s.property_id = period.property_id);
      return null;
    end $$`;

/** Each property has a talk, and triggers keep who takes part in it, and when. */
export class Talks1764641012250 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table talks (
      property_id bigint primary key references properties on delete cascade,
      last_message_id bigint not null default 0,
      newcomers_read_all boolean not null default false
    )`);
    await runner.query(`create table talk_periods (
      id bigint generated always as identity primary key,
      property_id bigint not null references talks on delete cascade,
      user_id bigint not null references users,
      is_administrator boolean not null default false,
      after_id bigint not null,
      up_to_id bigint,
      joined_at timestamptz(3) not null default now(),
      left_at timestamptz(3),
      constraint talk_periods_order check (up_to_id >= after_id),
      constraint talk_periods_ended check ((up_to_id is null) = (left_at is null))
    )`);
    await runner.query(`create unique index talk_periods_open
      on talk_periods (property_id, user_id, is_administrator) where up_to_id is null`);
    await runner.query('create index talk_periods_user on talk_periods (user_id, property_id)');
    await runner.query('lock table properties, share_members in share row exclusive mode');
    await runner.query('insert into talks (property_id) select id from properties');
    await runner.query(`insert into talk_periods (property_id, user_id, after_id)
      select distinct s.property_id, m.user_id, 0 from share_members m
      join shares s on s.id = m.share_id`);
    for (const text of [START, JOIN, LEAVE]) await runner.query(text);
    await runner.query(`create trigger properties_start_talk after insert on properties
      for each row execute function start_talk()`);
    await runner.query(`create trigger share_members_join_talk after insert on share_members
      for each row execute function join_talk()`);
    await runner.query(`create trigger share_members_leave_talk after delete on share_members
      for each row execute function leave_talk()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger share_members_leave_talk on share_members');
    await runner.query('drop trigger share_members_join_talk on share_members');
    await runner.query('drop trigger properties_start_talk on properties');
    await runner.query('drop function leave_talk, join_talk, start_talk');
    await runner.query('drop table talk_periods, talks');
  }
}
