import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers sign what their users choose, and lists are committed to as soon as they are saved. */
export class DeviceKeys1764641012710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table device_keys (
      id bigint primary key generated always as identity,
      user_id bigint not null references users on delete cascade,
      key text not null,
      name text not null,
      created_at timestamptz(3) not null default now(),
      constraint device_keys_point check (key ~ '^04[0-9a-f]{128}$')
    )`);
    await runner.query('create unique index device_keys_key on device_keys (key)');
    await runner.query('create index device_keys_user on device_keys (user_id)');
    await runner.query(`alter table wish_lists add column salt text, add column evidence jsonb,
      add constraint wish_lists_salt check (salt ~ '^[0-9a-f]{64}$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table wish_lists drop column salt, drop column evidence');
    await runner.query('drop table device_keys');
  }
}
