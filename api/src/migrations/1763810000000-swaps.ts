import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Swaps1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table week_swaps (
      id integer generated always as identity primary key,
      status text not null default 'PENDING',
      requester_id integer not null references users,
      share_id integer not null references shares,
      current_week_start date not null,
      current_week_end date not null,
      preferred_week_start date not null,
      preferred_week_end date not null,
      requesting_booking_id integer references bookings,
      target_booking_id integer references bookings,
      request_note text,
      requested_at timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      constraint week_swaps_status
        check (status in ('PENDING', 'APPROVED', 'DECLINED', 'CANCELLED', 'EXPIRED')),
      constraint week_swaps_current_week check (current_week_end > current_week_start),
      constraint week_swaps_preferred_week check (preferred_week_end > preferred_week_start)
    )`);
    await runner.query('create index week_swaps_status_newest on week_swaps (status, id)');
    await runner.query('create index week_swaps_requester on week_swaps (requester_id)');
    await runner.query('create index week_swaps_share on week_swaps (share_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table week_swaps');
  }
}
