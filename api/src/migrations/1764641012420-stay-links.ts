import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to the private page of a stay, for a guest without an account. */
export class StayLinks1764641012420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table stay_links (
      id bigint generated always as identity primary key,
      booking_id bigint not null references bookings on delete cascade,
      tenure_id bigint not null references tenures on delete cascade,
      year integer not null,
      week integer not null,
      name text not null,
      token_hash text not null,
      created_by_id bigint not null references users,
      created_at timestamptz(3) not null default now()
    )`);
    await runner.query('create unique index stay_links_token on stay_links (token_hash)');
    await runner.query('create index stay_links_booking on stay_links (booking_id)');
    await runner.query('create index stay_links_tenure on stay_links (tenure_id)');
    await runner.query('create index stay_links_by on stay_links (created_by_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stay_links');
  }
}
