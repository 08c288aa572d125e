import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Push1764640100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table push_keys (
      id integer primary key constraint push_keys_single check (id = 1),
      private_key text not null,
      created_at timestamptz(3) not null default now()
    )`);
    await runner.query(`create table push_subscriptions (
      id bigint generated always as identity primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      server_key text not null,
      created_at timestamptz(3) not null default now()
    )`);
    await runner.query(
      'create unique index push_subscriptions_session on push_subscriptions (session_id)',
    );
    await runner.query(
      'create unique index push_subscriptions_endpoint on push_subscriptions (endpoint)',
    );
    await runner.query(`create table push_preferences (
      user_id bigint primary key references users (id) on delete cascade,
      messages boolean not null default true,
      draft boolean not null default true,
      swaps boolean not null default true,
      requests boolean not null default true
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table push_preferences');
    await runner.query('drop table push_subscriptions');
    await runner.query('drop table push_keys');
  }
}
