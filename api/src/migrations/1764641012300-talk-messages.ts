import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without the role of an administrator, no one takes part as one. */
const LEAVE = `create function leave_talks_as_administrator() returns trigger language plpgsql as $$
    begin
      perform from talks where property_id in (select property_id from talk_periods
          where user_id = new.id and up_to_id is null and is_administrator)
        order by property_id for update;
      update talk_periods period set up_to_id = talk.last_message_id, left_at = now()
        from talks talk
        where talk.property_id = period.property_id and period.user_id = new.id
          and period.up_to_id is null and period.is_administrator;
      return null;
    end $$`;

/** The messages of talks, with what people do with them. */
export class TalkMessages1764641012300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table talks add column last_message_at timestamptz(3) not null default now()',
    );
    await runner.query(`create table talk_messages (
      id bigint generated always as identity primary key,
      property_id bigint not null references talks on delete cascade,
      author_id bigint not null references users,
      kind text not null,
      is_by_administrator boolean not null default false,
      content text not null,
      client_key uuid,
      reply_to_id bigint,
      created_at timestamptz(3) not null,
      edited_at timestamptz(3),
      deleted_at timestamptz(3),
      pinned_at timestamptz(3),
      constraint talk_messages_kind check (kind in ('MESSAGE', 'ANNOUNCEMENT')),
      constraint talk_messages_content check (char_length(content) <= 10000),
      constraint talk_messages_deleted check (deleted_at is null or content = '' and pinned_at is null)
    )`);
    await runner.query('create unique index talk_messages_talk on talk_messages (property_id, id)');
    await runner.query(`alter table talk_messages add constraint talk_messages_reply_to_id_property_id_fkey
      foreign key (reply_to_id, property_id) references talk_messages (id, property_id)`);
    await runner.query(`create unique index talk_messages_client_key
      on talk_messages (author_id, client_key) where kind = 'MESSAGE'`);
    await runner.query(`create unique index talk_messages_announced
      on talk_messages (author_id, client_key, property_id) where kind = 'ANNOUNCEMENT'`);
    await runner.query(`create index talk_messages_replies
      on talk_messages (property_id, reply_to_id) where reply_to_id is not null`);
    await runner.query(`create index talk_messages_pinned
      on talk_messages (property_id, pinned_at) where pinned_at is not null`);
    await runner.query(`create table talk_people (
      property_id bigint not null references talks on delete cascade,
      user_id bigint not null references users,
      read_up_to bigint not null default 0,
      notify text not null default 'ALL',
      primary key (property_id, user_id),
      constraint talk_people_notify check (notify in ('ALL', 'MENTIONS', 'NONE'))
    )`);
    await runner.query(`create table talk_reactions (
      message_id bigint not null references talk_messages on delete cascade,
      user_id bigint not null references users,
      emoji text not null,
      primary key (message_id, user_id, emoji),
      constraint talk_reactions_emoji check (emoji in ('👍', '❤️', '😂', '🎉', '🙏', '👀'))
    )`);
    await runner.query(`create table talk_mentions (
      message_id bigint not null references talk_messages on delete cascade,
      user_id bigint not null references users,
      primary key (message_id, user_id)
    )`);
    await runner.query('create index talk_mentions_user on talk_mentions (user_id, message_id)');
    await runner.query(`create table talk_files (
      file_id bigint primary key references files,
      message_id bigint not null references talk_messages on delete cascade,
      place integer not null
    )`);
    await runner.query('create index talk_files_message on talk_files (message_id, place)');
    await runner.query(LEAVE);
    await runner.query(`create trigger users_leave_talks
      after update of is_admin, user_role, deleted_at on users for each row
      when (new.deleted_at is not null or not (new.is_admin or new.user_role = 'ADMIN'))
      execute function leave_talks_as_administrator()`);
    await runner.query(`alter table files drop constraint files_purpose, add constraint files_purpose
      check (purpose in ('PROFILE_PICTURE', 'PROPERTY_PICTURE', 'DOCUMENT', 'TALK'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger users_leave_talks on users');
    await runner.query('drop function leave_talks_as_administrator');
    await runner.query(
      'drop table talk_files, talk_mentions, talk_reactions, talk_people, talk_messages',
    );
    await runner.query(`delete from files where purpose = 'TALK'`);
    await runner.query(`alter table files drop constraint files_purpose, add constraint files_purpose
      check (purpose in ('PROFILE_PICTURE', 'PROPERTY_PICTURE', 'DOCUMENT'))`);
    await runner.query('alter table talks drop column last_message_at');
  }
}
