import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The answers that programs may ask for again, by the key that they sent with a request. */
export class IdempotencyKeys1764640930000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table idempotency_keys (
      user_id bigint not null references users on delete cascade,
      address text not null,
      key text not null,
      body_hash text not null,
      attempt uuid not null,
      created_at timestamptz(3) not null default now(),
      answer text,
      primary key (user_id, address, key)
    )`);
    await runner.query('create index idempotency_keys_created on idempotency_keys (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_keys');
  }
}
