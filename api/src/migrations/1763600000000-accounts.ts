import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists citext');
    await runner.query('create extension if not exists pg_trgm');
    await runner.query(`create table users (
      id integer generated always as identity primary key,
      first_name text not null,
      last_name text not null,
      email citext,
      profile_image_url text,
      user_role text not null default 'USER',
      is_admin boolean not null default false,
      password_hash text,
      temporary_password_expires_at timestamptz(3),
      date_of_birth date,
      anniversary_date date,
      linked_property_id integer,
      deleted_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      constraint users_role check (user_role in ('USER', 'OWNER', 'ADMIN')),
      constraint users_deleted_have_no_email check (deleted_at is null or email is null)
    )`);
    await runner.query('create unique index users_email on users (email)');
    await runner.query(`create index users_search on users using gin
      ((first_name || ' ' || last_name || ' ' || coalesce(email::text, '')) gin_trgm_ops)`);
    await runner.query(`create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id integer not null references users on delete cascade,
      is_admin_session boolean not null default false,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null
    )`);
    await runner.query('create index sessions_user on sessions (user_id)');
    await runner.query(`create table registrations (
      email citext primary key,
      first_name text not null,
      last_name text not null,
      code_hash text not null,
      wrong_tries integer not null default 0,
      expires_at timestamptz(3) not null
    )`);
    await runner.query(`create table password_resets (
      token_hash text primary key,
      user_id integer not null references users on delete cascade,
      expires_at timestamptz(3) not null
    )`);
    await runner.query('create index password_resets_user on password_resets (user_id)');
    await runner.query(`create table mails (
      id integer generated always as identity primary key,
      recipient citext not null,
      subject text not null,
      text text not null,
      html text not null,
      created_at timestamptz(3) not null default now(),
      sent_at timestamptz(3)
    )`);
    // The columns are those that rate-limiter-flexible writes; expire is in ms since 1970.
    // A key holds an e-mail address of up to 254 characters and the limit's name.
    await runner.query(`create unlogged table throttle (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table throttle, mails, password_resets, registrations, sessions, users',
    );
  }
}
