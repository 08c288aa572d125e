import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SwapLife1763880000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table properties add column swaps_need_approval boolean not null default false',
    );
    await runner.query(
      'alter table bookings add column is_open_to_swap boolean not null default false',
    );
    await runner.query(`create index bookings_open_to_swap on bookings (property_id)
      where is_open_to_swap and released_at is null`);
    await runner.query(`alter table week_swaps
      add column target_share_id integer references shares,
      add column accepted_at timestamptz(3),
      add column expires_at timestamptz(3),
      add column answer_note text,
      add column counter_of_id integer references week_swaps`);
    await runner.query(`update week_swaps swap set
      expires_at = swap.requested_at + interval '7 days',
      target_share_id = (select share_id from bookings where id = swap.target_booking_id)`);
    await runner.query('alter table week_swaps alter column expires_at set not null');
    await runner.query(`create index week_swaps_expires on week_swaps (expires_at)
      where status = 'PENDING'`);
    await runner.query('create index week_swaps_target_share on week_swaps (target_share_id)');
    await runner.query(`create index week_swaps_requesting_booking
      on week_swaps (requesting_booking_id) where status = 'PENDING'`);
    await runner.query(`create index week_swaps_target_booking
      on week_swaps (target_booking_id) where status = 'PENDING'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table week_swaps drop column target_share_id, drop column accepted_at,
      drop column expires_at, drop column answer_note, drop column counter_of_id`);
    await runner.query('drop index week_swaps_requesting_booking');
    await runner.query('drop index week_swaps_target_booking');
    await runner.query('alter table bookings drop column is_open_to_swap');
    await runner.query('alter table properties drop column swaps_need_approval');
  }
}
